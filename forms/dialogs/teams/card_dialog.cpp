// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/card_dialog.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/save_place.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/tab_order.h"
#include "models/views/teams/card_draft.h"
#include "models/views/teams/card_face.h"
#include "models/views/teams/club_card.h"
#include "models/views/teams/own_card.h"
#include "models/views/translated.h"
#include "ui_card_dialog.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

namespace touchline {

namespace {

/// Rows of the table in which each player gets a share.
class ShareDelegate : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

/// A list with what each choice means, in which anything may be typed.
QComboBox *choiceEditor(QWidget *parent, const std::vector<CardDraft::Choice> &choices, const QString &name)
{
    constexpr int shownChoices = 16;
    auto *box = new QComboBox(parent);
    box->setEditable(true);
    box->setFrame(false);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setCompleter(nullptr);
    box->setMaxVisibleItems(shownChoices);
    box->setAccessibleName(name);
    int widest = 0;
    for (const CardDraft::Choice &choice : choices) {
        const QString line = choice.text.isEmpty()
                                 ? choice.meaning
                                 : QStringLiteral("%1  –  %2").arg(choice.text, choice.meaning);
        box->addItem(line, choice.text);
        widest = qMax(widest, box->fontMetrics().horizontalAdvance(line));
    }
    box->view()->setMinimumWidth(widest + spacing::page);
    QObject::connect(box, &QComboBox::activated, box,
                     [box](int chosen) { box->setEditText(box->itemData(chosen).toString()); });
    return box;
}

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    painter->setPen(hairline());
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void ShareDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    const QString share = index.siblingAtColumn(CardDraft::WeightColumn).data().toString();
    if (share.isEmpty() || share == QLatin1String("0"))
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
}

QWidget *ShareDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex &index) const
{
    const auto *draft = qobject_cast<const CardDraft *>(index.model());
    if (const auto choices = draft->choices(index); !choices.empty())
        return choiceEditor(parent, choices, translated(draft->method().shares.each));
    auto *number = new QSpinBox(parent);
    number->setFrame(false);
    number->setRange(0, draft->mostShare());
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    number->setAccessibleName(translated(draft->method().shares.each));
    return number;
}

void ShareDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setEditText(index.data(Qt::EditRole).toString());
    else
        RowDelegate::setEditorData(editor, index);
}

void ShareDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    // What is no share leaves the one that there was.
    if (const auto *box = qobject_cast<const QComboBox *>(editor))
        model->setData(index, box->currentText());
    else
        RowDelegate::setModelData(editor, model, index);
}

/// In letters and lines of the body font.
constexpr int cardLetters = 160;
constexpr int cardLines = 40;
/// Shares of a row of fields: label, slider, number.
constexpr int labelColumn = 0;
constexpr int sliderColumn = 1;
constexpr int numberColumn = 2;

/// "fair_play" -> "fairPlay": names of widgets are written like those of the others.
QString widgetName(const char *key)
{
    QString name;
    for (const QString &word : QString::fromLatin1(key).split(u'_'))
        name += name.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
    return name;
}

/// "&Attack:" -> "Attack", for those who hear it.
QString spokenLabel(const DocumentField &field)
{
    return translated(field.label).remove(u'&').remove(u':');
}

} // namespace

CardDialog::CardDialog(League &league, const Game &game, const Team &team, const Squad &squad,
                       TeamDocumentPtr kept, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::CardDialog>())
    , m_league(&league)
    , m_draft(new CardDraft(game, team, squad, std::move(kept), this))
{
    m_ui->setupUi(this);
    m_ui->team->setText(tr("Card of %1").arg(team.displayName()));
    m_ui->nameLabel->hide();
    m_ui->name->hide();
    m_ui->buttons->button(QDialogButtonBox::Ok)
        ->setText(m_draft->isChange() ? tr("&Change Card") : tr("&Make Card"));
    build();
    if (QWidget *first = m_first[static_cast<std::size_t>(m_ui->method->currentIndex())]) {
        first->setFocus();
        if (auto *number = qobject_cast<QSpinBox *>(first))
            number->selectAll();
    }
}

CardDialog::CardDialog(const Game &game, const TeamDocumentPtr &original, KeepOwn keep, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::CardDialog>())
    , m_keepOwn(std::move(keep))
    , m_draft(new CardDraft(game, game.teamDocuments()->team(*original),
                            game.teamDocuments()->squad(*original), original, this))
{
    const QString name = game.teamDocuments()->team(*original).displayName();
    m_ui->setupUi(this);
    setWindowTitle(tr("Own Card"));
    m_ui->team->setText(tr("Your own card from %1").arg(name));
    m_ui->name->setText(tr("My %1").arg(name));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Make Card"));
    build();
    connect(m_ui->name, &QLineEdit::textChanged, this, &CardDialog::showCard);
    m_ui->name->setFocus();
    m_ui->name->selectAll();
}

void CardDialog::build()
{
    Theme::setType(m_ui->team, Theme::Type::Heading);
    Theme::setType(m_ui->note, Theme::Type::Caption);
    Theme::setType(m_ui->sharesHelp, Theme::Type::Caption);
    Theme::setType(m_ui->help, Theme::Type::Caption);
    setTextColour(m_ui->problem, ColourRole::Error);
    bindMethod();
    buildShares();
    connect(m_draft, &CardDraft::changed, this, &CardDialog::showCard);
    connect(m_draft, &CardDraft::refused, this, [this](const QString &text) {
        m_ui->problem->setText(
            tr("\"%1\" is not possible here. %2").arg(text, translated(m_draft->method().help)));
        m_ui->problem->show();
    });
    connect(m_ui->usual, &QPushButton::clicked, m_draft, &CardDraft::setUsualWeights);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &CardDialog::keep);
    showMethod();
    showCard();
    ScreenFit::setSize(*this, cardLetters, cardLines);
}

void CardDialog::bindMethod()
{
    auto *column = new QVBoxLayout(m_ui->fields);
    column->setContentsMargins({});
    for (const DocumentMethod &method : m_draft->game().teamDocuments()->methods()) {
        m_ui->method->addItem(translated(method.title), QString::fromLatin1(method.key));
        QWidget *fields = fieldsOf(method);
        column->addWidget(fields);
        m_fields.push_back(fields);
        QWidget *first = nullptr;
        for (QWidget *field : fields->findChildren<QWidget *>()) {
            if (field->focusPolicy() == Qt::NoFocus || field->parentWidget() != fields)
                continue;
            if (first == nullptr ||
                (qobject_cast<QSlider *>(first) != nullptr && qobject_cast<QSpinBox *>(field) != nullptr))
                first = field;
        }
        m_first.push_back(first);
    }
    tabAsRead(*this);
    m_ui->method->setCurrentIndex(m_ui->method->findData(QString::fromLatin1(m_draft->method().key)));
    const bool isChoice = m_ui->method->count() > 1;
    m_ui->method->setVisible(isChoice);
    m_ui->methodLabel->setVisible(isChoice);
    connect(m_ui->method, &QComboBox::currentIndexChanged, this, [this] {
        m_draft->setMethod(m_ui->method->currentData().toString());
        showMethod();
    });
}

void CardDialog::showMethod()
{
    const DocumentMethod &method = m_draft->method();
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setVisible(static_cast<int>(i) == m_ui->method->currentIndex());
    m_ui->sharesBox->setVisible(method.hasShares());
    m_ui->sharesTitle->setText(translated(method.shares.title));
    m_ui->shares->setAccessibleName(translated(method.shares.title).remove(u'&'));
    m_ui->usual->setToolTip(translated(method.shares.usual));
    // What is replaced is said where something is.
    const QString note =
        isOwn() ? tr("Starts as close to the original as possible.") : translated(m_draft->note());
    m_ui->note->setText(note);
    m_ui->note->setVisible(!note.isEmpty());
    // The note says what the numbers begin with, in place of what they mean.
    m_ui->help->setText(translated(method.help));
    m_ui->help->setVisible((isOwn() || note.isEmpty()) && !method.help.isEmpty());
}

QWidget *CardDialog::fieldsOf(const DocumentMethod &method)
{
    auto *fields = new QWidget(m_ui->fields);
    const QString name = widgetName(method.key);
    fields->setObjectName(QStringLiteral("by") + name.left(1).toUpper() + name.mid(1));
    auto *column = new QVBoxLayout(fields);
    column->setContentsMargins({});
    column->setSpacing(spacing::related);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::groups);
    grid->setVerticalSpacing(spacing::related);
    grid->setColumnStretch(sliderColumn, 1);
    column->addLayout(grid);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(spacing::related);
    column->addLayout(choices);
    for (const DocumentField &field : method.fields) {
        if (!field.isChoice()) {
            addNumber(field, *grid);
            continue;
        }
        QComboBox *choice = choiceOf(field);
        choices->addWidget(labelOf(field, choice));
        choices->addWidget(choice, 1);
    }
    return fields;
}

QLabel *CardDialog::labelOf(const DocumentField &field, QWidget *buddy)
{
    auto *label = new QLabel(translated(field.label));
    label->setBuddy(buddy);
    label->setToolTip(translated(field.tip));
    return label;
}

void CardDialog::addNumber(const DocumentField &field, QGridLayout &grid)
{
    const QString name = widgetName(field.key);
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name + QStringLiteral("Slider"));
    slider->setAccessibleName(tr("%1, slider").arg(spokenLabel(field)));
    slider->setToolTip(translated(field.tip));
    slider->setRange(field.least, field.most);
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(spokenLabel(field));
    box->setToolTip(translated(field.tip));
    box->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    box->setRange(field.least, field.most);
    // So few that each is a step of its own.
    constexpr int fewSteps = 12;
    if (field.most - field.least < fewSteps) {
        slider->setPageStep(1);
        slider->setTickPosition(QSlider::TicksBelow);
    }
    slider->setValue(m_draft->value(field));
    box->setValue(m_draft->value(field));
    const int row = grid.rowCount();
    grid.addWidget(labelOf(field, box), row, labelColumn);
    grid.addWidget(slider, row, sliderColumn);
    grid.addWidget(box, row, numberColumn);
    connect(slider, &QSlider::valueChanged, box, &QSpinBox::setValue);
    connect(box, &QSpinBox::valueChanged, this,
            [this, slider, key = QString::fromLatin1(field.key)](int now) {
                const QSignalBlocker quiet(slider);
                slider->setValue(now);
                m_draft->setValue(key, now);
            });
}

QComboBox *CardDialog::choiceOf(const DocumentField &field)
{
    auto *choice = new QComboBox;
    choice->setObjectName(widgetName(field.key));
    choice->setAccessibleName(spokenLabel(field));
    choice->setToolTip(translated(field.tip));
    for (const Message &word : field.choices)
        choice->addItem(translated(word));
    choice->setCurrentIndex(m_draft->value(field));
    connect(choice, &QComboBox::currentIndexChanged, this,
            [this, key = QString::fromLatin1(field.key)](int now) { m_draft->setValue(key, now); });
    return choice;
}

void CardDialog::buildShares()
{
    QTreeView *shares = m_ui->shares;
    shares->setModel(m_draft);
    auto *header = new FlatHeader(this);
    shares->setHeader(header);
    shares->setItemDelegate(new ShareDelegate(this));
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(CardDraft::PlayerColumn, QHeaderView::Stretch);
    for (const auto &[column, longest] :
         {std::pair{CardDraft::PositionColumn, "MMM"}, std::pair{CardDraft::WeightColumn, "0000000"},
          std::pair{CardDraft::ShotsColumn, "100–100"}}) {
        const QString title = m_draft->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        header->resizeSection(column, qMax(fontMetrics().horizontalAdvance(title),
                                           fontMetrics().horizontalAdvance(QString::fromUtf8(longest))) +
                                          spacing::groups);
    }
    // Whatever cell is chosen, what is typed is how often.
    connect(shares->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [shares](const QModelIndex &now) {
                if (now.isValid() && now.column() != CardDraft::WeightColumn)
                    shares->setCurrentIndex(now.siblingAtColumn(CardDraft::WeightColumn));
            });
    shares->setCurrentIndex(m_draft->index(0, CardDraft::WeightColumn));
}

void CardDialog::showCard()
{
    const Message balance = m_draft->balance();
    m_ui->sharesHelp->setText(translated(balance.isEmpty() ? m_draft->method().shares.help : balance));
    const auto &card = m_draft->card();
    if (card)
        m_ui->card->show(CardFace::of(m_draft->game().teamDocuments()->view(**card)));
    QStringList reasons;
    if (!card)
        for (const Problem &problem : card.error().problems)
            reasons << translated(problem.what) +
                           (problem.hint.isEmpty() ? QString() : u' ' + translated(problem.hint));
    else if (isOwn() && m_ui->name->text().simplified().isEmpty())
        reasons << tr("Enter a name for the team.");
    m_ui->problem->setText(reasons.join(u'\n'));
    m_ui->problem->setVisible(!reasons.isEmpty());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(canKeep());
}

bool CardDialog::canKeep() const
{
    return isOwn() ? m_draft->card() && !m_ui->name->text().simplified().isEmpty() : m_draft->isNew();
}

Result<void> CardDialog::kept()
{
    if (isOwn()) {
        const auto own = ownCardOf(m_draft->game(), m_draft->wishes(), m_ui->name->text());
        TOUCHLINE_TRY(own);
        return m_keepOwn(*own);
    }
    TOUCHLINE_TRY(keepCard(*m_league, **m_draft->card(), m_draft->game()));
    return {};
}

void CardDialog::keep()
{
    if (canKeep() && hasWorked(*m_ui->problem, kept()))
        accept();
}

QString makeOwnCard(QWidget *parent, League *league, const Game &game, const TeamDocumentPtr &card)
{
    QString outcome;
    QPointer<CardDialog> asked;
    const bool isIntoLeague = league != nullptr && !league->isReadOnly();
    CardDialog dialog(
        game, card,
        [&](const OwnCard &own) -> Result<void> {
            const QString &name = own.team.name;
            if (isIntoLeague) {
                TOUCHLINE_TRY(addOwnCard(*league, game, own));
                outcome = CardDialog::tr("%1 is now a team of this league.").arg(name);
                return {};
            }
            const QString path = askForPlace(asked, {CardDialog::tr("Save Card"),
                                                     {},
                                                     name,
                                                     CardDialog::tr("Card files (*.json)"),
                                                     QStringLiteral(".json")});
            if (path.isEmpty())
                return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The card has not been saved yet."));
            TOUCHLINE_TRY(saveOwnCard(path, game, own));
            outcome = CardDialog::tr("Saved as %1.").arg(QDir::toNativeSeparators(path));
            return {};
        },
        parent);
    asked = &dialog;
    return dialog.exec() == QDialog::Accepted ? outcome : QString();
}

} // namespace touchline
