// Title and description in the home language, with a preview of the description as the shop shows it.
import { emptyTexts } from '#domain/catalog/product-record.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Field } from '#storefront/ui/Field.tsx'
import { TextPreview } from '../../shared/TextPreview.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ProductEditor } from './product-editor.ts'

export function TextPanel({ editor }: { editor: ProductEditor }) {
  const t = useTranslate()
  const { record, home, error, changeTexts } = editor
  const { title, description } = record.texts[home] ?? emptyTexts
  return (
    <Panel>
      <div className="stack">
        <Field
          label={t('admin.product.title')}
          dir="auto"
          value={title}
          error={error(`texts.${home}.title`)}
          onChange={(event) => changeTexts({ title: event.currentTarget.value })}
        />
        <div className="side-by-side">
          <Field
            multiline
            label={t('admin.product.description')}
            dir="auto"
            hint={t('admin.product.markdown')}
            value={description}
            error={error(`texts.${home}.description`)}
            onChange={(event) => changeTexts({ description: event.currentTarget.value })}
          />
          <TextPreview text={description} />
        </div>
      </div>
    </Panel>
  )
}
