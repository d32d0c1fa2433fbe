// The pictures of the product by name, in their order, with the text that describes each.
import { emptyTexts } from '#domain/catalog/product-record.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Field } from '#storefront/ui/Field.tsx'
import { IconButton } from '#storefront/ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ProductEditor } from './product-editor.ts'

export function PicturesPanel({ editor }: { editor: ProductEditor }) {
  const t = useTranslate()
  const { record, home, change, changeTexts } = editor
  const { alts } = record.texts[home] ?? emptyTexts
  if (record.pictures.length === 0) return null
  const remove = (name: string) =>
    change((before) => ({
      ...before,
      pictures: before.pictures.filter((each) => each !== name),
      variants: before.variants.map((variant) =>
        variant.picture === name ? { ...variant, picture: null } : variant,
      ),
    }))
  const raise = (at: number) =>
    change((before) => {
      const pictures = [...before.pictures]
      const [picture] = pictures.splice(at, 1)
      pictures.splice(at - 1, 0, picture!)
      return { ...before, pictures }
    })
  return (
    <Panel title={t('admin.product.pictures')}>
      <div className="stack">
        {record.pictures.map((name, at) => (
          <div className="option-row" key={name}>
            <img src={`/media/${name}-320.webp`} alt="" width={96} height={96} />
            <Field
              label={t('admin.product.alt')}
              value={alts[name] ?? ''}
              onChange={(event) => changeTexts({ alts: { ...alts, [name]: event.currentTarget.value } })}
            />
            <span>
              <IconButton
                icon="chevron-up"
                label={t('admin.categories.up')}
                disabled={at === 0}
                onClick={() => raise(at)}
              />
              <IconButton icon="remove" label={t('admin.product.remove')} onClick={() => remove(name)} />
            </span>
          </div>
        ))}
      </div>
    </Panel>
  )
}
