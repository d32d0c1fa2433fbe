// The text on a product: its field, its characters and its place on the first picture.
import { scripts, type Alphabet } from '#domain/catalog/alphabet.ts'
import type { PersonalisationRecord } from '#domain/catalog/product-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatScript } from '#messages/format.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { FoldPanel } from '../../ui/FoldPanel.tsx'
import { homeLabel } from './home-label.ts'
import type { ProductEditor } from './product-editor.ts'
import { TextPositionField } from './TextPositionField.tsx'

const usualLength = 20
const usualSigns = '0123456789 &.,!?-\u2019'

type PersonalisationPanelProps = {
  editor: ProductEditor
  /** Language of the summary; the label's field has the home language. */
  locale: Locale
  /** Pictures on which the shop draws the text. */
  drawnPictures: readonly string[]
}

export function PersonalisationPanel({ editor, locale, drawnPictures }: PersonalisationPanelProps) {
  const { record, home, error, change, changeTexts } = editor
  const { personalisation, pictures } = record
  const label = record.texts[home]?.personalisationLabel ?? ''
  const update = (changes: Partial<PersonalisationRecord>) =>
    change((before) => ({
      ...before,
      personalisation: before.personalisation && { ...before.personalisation, ...changes },
    }))
  return (
    <FoldPanel
      openOnWide
      title={t('admin.product.personalisation')}
      summary={
        (personalisation && (record.texts[locale]?.personalisationLabel || label)) ||
        t('admin.product.notSet')
      }
    >
      <Checkbox
        label={t('admin.product.personalisable')}
        {...bindChecked(personalisation !== null, (isOn) =>
          change({
            personalisation: isOn ? { maxLength: usualLength, alphabet: null, position: null } : null,
          }),
        )}
      />
      {personalisation && (
        <>
          <div className="side-by-side">
            <Field
              label={homeLabel(t('admin.product.personalisationLabel'), home, locale)}
              dir="auto"
              {...bindText(label, (personalisationLabel) =>
                changeTexts({ personalisationLabel: personalisationLabel || null }),
              )}
              error={error(`texts.${home}.personalisationLabel`)}
            />
            <NumberField
              label={t('admin.product.maxLength')}
              value={personalisation.maxLength}
              error={error('personalisation.maxLength')}
              onValue={(maxLength) => update({ maxLength: maxLength ?? 0 })}
            />
          </div>
          <AlphabetFields alphabet={personalisation.alphabet} onChange={(alphabet) => update({ alphabet })} />
          {pictures[0] !== undefined && (
            <TextPositionField
              picture={pictures[0]}
              isDrawn={drawnPictures.includes(pictures[0])}
              place={personalisation.position}
              error={error('personalisation.position')}
              onChange={(position) => update({ position })}
            />
          )}
        </>
      )}
    </FoldPanel>
  )
}

type AlphabetFieldsProps = { alphabet: Alphabet | null; onChange: (alphabet: Alphabet | null) => void }

/** `null` scripts: the letters and digits of all. */
function AlphabetFields({ alphabet, onChange }: AlphabetFieldsProps) {
  const chosen = alphabet?.scripts ?? scripts
  const choose = (next: readonly (typeof scripts)[number][]): void => {
    const inOrder = scripts.filter((each) => next.includes(each))
    onChange({ ...alphabet!, scripts: next.length === scripts.length ? null : inOrder })
  }
  return (
    <>
      <Checkbox
        label={t('admin.product.ownAlphabet')}
        {...bindChecked(alphabet !== null, (isOn) =>
          onChange(isOn ? { scripts: ['Latn'], signs: usualSigns } : null),
        )}
      />
      {alphabet && (
        <>
          <fieldset>
            <legend>{t('admin.product.scripts')}</legend>
            <div className="choices">
              <Checkboxes
                all={scripts}
                nameOf={(script) => formatScript(pageLocale, script)}
                chosen={chosen}
                onChange={choose}
              />
            </div>
          </fieldset>
          <Field
            label={t('admin.product.signs')}
            dir="ltr"
            data-part="signs"
            {...bindText(alphabet.signs, (signs) => onChange({ ...alphabet, signs }))}
          />
        </>
      )}
    </>
  )
}
