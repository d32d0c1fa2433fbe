// The list of details on the page of a product: 'Material', 'Stoneware'. In other languages they are translated.
import { emptyTexts } from '#domain/catalog/product-record.ts'
import { withoutDetail } from '#domain/catalog/product-texts.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatNumber } from '#messages/format.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { bindText } from '../../platform/bind.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { FoldPanel } from '../../ui/FoldPanel.tsx'
import { homeLabel } from './home-label.ts'
import type { ProductEditor } from './product-editor.ts'

export function DetailsPanel({ editor, locale }: { editor: ProductEditor; locale: Locale }) {
  const { record, home, error, change, changeTexts } = editor
  const { details } = record.texts[home] ?? emptyTexts
  const set = (at: number, part: Partial<(typeof details)[number]>) =>
    changeTexts({ details: details.with(at, { ...details[at]!, ...part }) })
  return (
    <FoldPanel
      title={t('facts.details')}
      summary={details.length > 0 ? formatNumber(pageLocale, details.length) : t('admin.product.notSet')}
    >
      {details.map(({ label, value }, at) => (
        <div className="option-row" key={at}>
          <Field
            label={homeLabel(t('admin.categories.name'), home, locale)}
            {...bindText(label, (next) => set(at, { label: next }))}
            dir="auto"
            error={error(`texts.${home}.details.${at}.label`)}
          />
          <Field
            label={homeLabel(t('admin.product.detailValue'), home, locale)}
            {...bindText(value, (next) => set(at, { value: next }))}
            dir="auto"
            error={error(`texts.${home}.details.${at}.value`)}
          />
          <IconButton
            icon="remove"
            label={t('admin.catalog.removeEntry', { name: label })}
            onClick={() => change((before) => withoutDetail(before, at))}
          />
        </div>
      ))}
      <div>
        <AddButton onClick={() => changeTexts({ details: [...details, { label: '', value: '' }] })}>
          {t('admin.product.addDetail')}
        </AddButton>
      </div>
    </FoldPanel>
  )
}
