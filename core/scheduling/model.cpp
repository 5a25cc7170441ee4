#include "core/scheduling/model.h"

#include "core/scheduling/fsrs6.h"
#include "core/scheduling/fsrs7.h"
#include "core/scheduling/optimizer.h"

namespace warpdeck::scheduling {

namespace {

template <std::size_t Size>
std::vector<double> vectorOf(const std::array<double, Size>& values)
{
    return {values.begin(), values.end()};
}

} // namespace

std::string_view nameOf(MemoryModel model)
{
    return model == MemoryModel::Fsrs6 ? Fsrs6::modelName : Fsrs7::modelName;
}

std::optional<MemoryModel> memoryModelNamed(std::string_view name)
{
    for (const MemoryModel model : {MemoryModel::Fsrs6, MemoryModel::Fsrs7}) {
        if (nameOf(model) == name)
            return model;
    }
    return std::nullopt;
}

TimeUnit unitOf(MemoryModel model)
{
    return model == MemoryModel::Fsrs6 ? TimeUnit::StudyDays : TimeUnit::ExactDays;
}

std::vector<double> defaultParameters(MemoryModel model)
{
    return model == MemoryModel::Fsrs6 ? vectorOf(defaultFsrs6Parameters) : vectorOf(defaultFsrs7Parameters);
}

std::vector<double> parametersOf(MemoryModel model, const std::vector<double>& values)
{
    return model == MemoryModel::Fsrs6 ? vectorOf(fsrs6ParametersFrom(values)) : vectorOf(fsrs7ParametersFrom(values));
}

std::unique_ptr<Scheduler> makeScheduler(MemoryModel model, const std::vector<double>& parameters)
{
    if (model == MemoryModel::Fsrs6)
        return std::make_unique<Fsrs6>(fsrs6ParametersFrom(parameters));
    return std::make_unique<Fsrs7>(fsrs7ParametersFrom(parameters));
}

std::vector<double> fitParameters(MemoryModel model, const TrainingSet& set, const std::vector<double>& start,
                                  const FitControl& control)
{
    FitOptions options = model == MemoryModel::Fsrs6 ? fsrs6FitOptions() : fsrs7FitOptions();
    options.progress = control.progress;
    if (model == MemoryModel::Fsrs6)
        return vectorOf(fitFsrs6(set, fsrs6ParametersFrom(start), options, control.stop));
    return vectorOf(fitFsrs7(set, fsrs7ParametersFrom(start), options, control.stop));
}

} // namespace warpdeck::scheduling
