// Describes a picture in each language of the product, and names the variants that show it.
import { assignPicture, describePicture, type ProductPictures } from '#domain/catalog/product-pictures.ts'
import type { ProductRecord, VariantRecord } from '#domain/catalog/product-record.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'

type Product = ProductPictures & Pick<ProductRecord, 'options'>

type PictureDialogProps = {
  product: Product
  name: string
  home: Locale
  change: (update: <P extends ProductPictures>(before: P) => P) => void
  onClose: () => void
}

export function PictureDialog({ product, name, home, change, onClose }: PictureDialogProps) {
  const number = product.pictures.indexOf(name) + 1
  const languages = (Object.keys(product.texts) as Locale[]).sort(
    (a, b) => Number(b === home) - Number(a === home),
  )
  return (
    <Dialog open onClose={onClose} title={t('admin.pictures.number', { number })}>
      <div className="picture-dialog stack">
        <img src={`/media/${name}-640.webp`} alt="" />
        <p className="muted">{t('admin.pictures.altHint')}</p>
        {languages.map((locale) => (
          <Field
            key={locale}
            label={t('admin.pictures.alt', { language: localeTable[locale].name })}
            {...bindText(product.texts[locale]?.alts[name] ?? '', (next) =>
              change((before) => describePicture(before, name, locale, next)),
            )}
            lang={localeTable[locale].tag}
            maxLength={250}
          />
        ))}
        {product.variants.length > 1 && (
          <fieldset>
            <legend>{t('admin.pictures.variants')}</legend>
            {product.variants.map((variant, at) => (
              <Checkbox
                key={nameOf(variant, product, home)}
                label={nameOf(variant, product, home)}
                {...bindChecked(variant.picture === name, (isOn) =>
                  change((before) => assignPicture(before, at, isOn ? name : null)),
                )}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}

/** 'Oat · Large'. */
function nameOf(variant: VariantRecord, { options, texts }: Product, home: Locale): string {
  const names = options.map(({ code }) => {
    const value = variant.options[code] ?? ''
    return texts[home]?.options[code]?.values[value] ?? value
  })
  return names.join(' · ')
}
