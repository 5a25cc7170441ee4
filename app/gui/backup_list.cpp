#include "app/gui/backup_list.h"

#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/icon_label.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/themed_button.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace warpdeck::gui {

namespace {

constexpr int rowHeight = 64;
constexpr int radioSide = 18;
constexpr int radioStart = 17;
constexpr int textStart = 48;
constexpr int textEnd = 17;
constexpr int stateIcon = 16;

/// One copy: a radio mark where it can be chosen, when it was made, what is in it, whether it is good.
class BackupRow : public ThemedButton {
public:
    BackupRow(const Theme& theme, const services::ProfileBackup& backup, QDate today) : ThemedButton(theme)
    {
        const bool good = backup.answers.has_value();
        setCheckable(true);
        setAutoExclusive(true);
        setEnabled(good);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        auto* time = new TextLabel(theme, TextStyle::Control, good ? Role::Text : Role::TextMuted);
        time->setText(backupTime(backup, today));
        auto* contents = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
        contents->setText(backupContents(backup));
        auto* state = new TextLabel(theme, TextStyle::Body, good ? Role::Correct : Role::Wrong);
        state->setText(good ? BackupList::tr("checked, good") : BackupList::tr("damaged too"));
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        words->addStretch();
        words->addWidget(time);
        words->addWidget(contents);
        words->addStretch();
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        row->addSpacing(textStart);
        row->addLayout(words, 1);
        row->addWidget(
            new IconLabel(theme, good ? Icon::Correct : Icon::Wrong, good ? Role::Correct : Role::Wrong, stateIcon));
        row->addWidget(state);
        row->addSpacing(textEnd);
        setAccessibleName(time->text());
        setAccessibleDescription(contents->text() + QStringLiteral(", ") + state->text());
    }

    QSize sizeHint() const override { return {400, std::max(rowHeight, layout()->sizeHint().height() + 16)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || isHovered()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().color(isChecked() ? Role::AccentSoft : Role::SurfaceHover));
            painter.drawRoundedRect(QRectF(rect()), 8, 8);
        }
        if (!isEnabled())
            return;
        const QRect mark = QStyle::visualRect(layoutDirection(), rect(),
                                              QRect(radioStart, (height() - radioSide) / 2, radioSide, radioSide));
        painter.setPen(QPen(theme().color(isChecked() ? Role::Accent : Role::Border), isChecked() ? 5.5 : 1));
        painter.setBrush(theme().color(Role::SurfaceRaised));
        const double inset = isChecked() ? 2.75 : .5;
        painter.drawEllipse(QRectF(mark).adjusted(inset, inset, -inset, -inset));
        if (!showsRing())
            return;
        painter.setPen(QPen(theme().color(Role::Focus), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 7, 7);
    }
};

} // namespace

QString backupTime(const services::ProfileBackup& backup, QDate today)
{
    const QDateTime made = QDateTime::fromMSecsSinceEpoch(backup.madeAt.time_since_epoch().count());
    const QString time = QLocale().toString(made.time(), QLocale::ShortFormat);
    const qint64 days = made.date().daysTo(today);
    if (days == 0)
        return BackupList::tr("Today, %1").arg(time);
    if (days == 1)
        return BackupList::tr("Yesterday, %1").arg(time);
    return BackupList::tr("%1, %2", "date, time").arg(QLocale().toString(made.date(), QLocale::LongFormat), time);
}

QString backupContents(const services::ProfileBackup& backup)
{
    if (!backup.answers)
        return BackupList::tr("cannot be read");
    return BackupList::tr("%1, %2", "number of answers, size")
        .arg(BackupList::tr("%n answer(s)", nullptr, *backup.answers),
             QLocale().formattedDataSize(static_cast<qint64>(backup.bytes), 1, QLocale::DataSizeTraditionalFormat));
}

BackupList::BackupList(const Theme& theme, std::vector<services::ProfileBackup> backups, QDate today, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_backups(std::move(backups)),
      m_rows(new QButtonGroup(this))
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(1, 1, 1, 1);
    rows->setSpacing(0);
    for (std::size_t index = 0; index < m_backups.size(); ++index) {
        if (index > 0)
            rows->addWidget(new Hairline(theme));
        auto* row = new BackupRow(theme, m_backups[index], today);
        rows->addWidget(row);
        m_rows->addButton(row, static_cast<int>(index));
        // The log only grows: the copy with the most answers is the latest, whatever the clock said.
        const services::ProfileBackup* const best = chosen();
        if (m_backups[index].answers && (best == nullptr || *m_backups[index].answers > *best->answers))
            row->setChecked(true);
    }
}

const services::ProfileBackup* BackupList::chosen() const
{
    const int index = m_rows->checkedId();
    return index < 0 ? nullptr : &m_backups[static_cast<std::size_t>(index)];
}

void BackupList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(Role::Border));
    painter.setBrush(m_theme.color(Role::SurfaceRaised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 10, 10);
}

} // namespace warpdeck::gui
