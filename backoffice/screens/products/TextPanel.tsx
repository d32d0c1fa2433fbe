// Title and description in the home language, with a preview of the description as the shop shows it.
import { emptyTexts } from '#domain/catalog/product-record.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Field } from '#web/ui/Field.tsx'
import { bindText } from '../../platform/bind.ts'
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
          {...bindText(title, (title) => changeTexts({ title }))}
          error={error(`texts.${home}.title`)}
        />
        <div className="side-by-side">
          <Field
            multiline
            label={t('admin.product.description')}
            dir="auto"
            hint={t('admin.product.markdown')}
            {...bindText(description, (description) => changeTexts({ description }))}
            error={error(`texts.${home}.description`)}
          />
          <TextPreview text={description} />
        </div>
      </div>
    </Panel>
  )
}
