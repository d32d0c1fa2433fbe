// Shipping methods: their names, pick-up points, and products that they do not carry.
import { useState } from 'react'
import { inLanguage, localeTable, type Locale } from '#domain/markets/locale.ts'
import {
  methodKinds,
  type MethodSettings,
  type ShippingSettings,
} from '#domain/delivery/shipping-settings.ts'
import { maxMethods } from '#domain/delivery/check-shipping.ts'
import { formatList } from '#messages/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../../platform/language.ts'
import { bindText } from '../../../platform/bind.ts'
import { useLoad } from '../../../shared/use-load.tsx'
import { ChipsField } from '../../../ui/ChipsField.tsx'
import { LocaleField } from '../../../ui/LocaleField.tsx'
import { FoldPanel } from '../../../ui/FoldPanel.tsx'
import type { ShippingParts } from './shipping-parts.ts'
import { option } from '../../../ui/option.tsx'
import { AddButton } from '../../../ui/AddButton.tsx'

/** The name as staff see it in the other panels. */
export function nameOfMethod({ id, names }: MethodSettings, locale: Locale): string {
  const usual = id === 'standard' || id === 'express' ? t(`shipping.${id}`) : id
  return inLanguage(names, locale, locale) ?? usual
}

export function MethodsPanel({ shipping, change, errorOf, hasErrors, settings }: ShippingParts) {
  const [locale, setLocale] = useState(pageLocale)
  const { methods } = shipping
  const set = (at: number, method: MethodSettings) =>
    change({ methods: methods.map((each, i) => (i === at ? method : each)) })
  return (
    <FoldPanel
      title={t('admin.shipping.methods')}
      summary={formatList(
        pageLocale,
        methods.map((each) => nameOfMethod(each, settings.homeLocale)),
      )}
      open={hasErrors('methods')}
    >
      <p className="muted">{t('admin.shipping.methodsText')}</p>
      <LocaleField
        label={t('admin.settings.textLanguage')}
        hint={t('admin.settings.textLanguageHint', { language: localeTable[settings.homeLocale].name })}
        value={locale}
        onChange={setLocale}
      />
      {methods.map((method, at) => (
        <Method
          key={method.id}
          method={method}
          locale={locale}
          home={settings.homeLocale}
          errorOf={(field) => errorOf(`methods.${at}.${field}`)}
          onChange={(next) => set(at, next)}
          onRemove={() => change(withoutMethod(shipping, method.id))}
        />
      ))}
      <div>
        <AddButton
          disabled={methods.length >= maxMethods}
          onClick={() => change({ methods: [...methods, newMethod(methods)] })}
        >
          {t('admin.shipping.addMethod')}
        </AddButton>
      </div>
    </FoldPanel>
  )
}

function newMethod(methods: readonly MethodSettings[]): MethodSettings {
  let number = methods.length + 1
  while (methods.some(({ id }) => id === `method-${number}`)) number += 1
  return { id: `method-${number}`, kind: 'delivery', names: {}, point: '', excludedTags: [] }
}

function withoutMethod({ methods, zones }: ShippingSettings, id: string): Partial<ShippingSettings> {
  return {
    methods: methods.filter((each) => each.id !== id),
    zones: zones.map((zone) => ({ ...zone, rates: zone.rates.filter(({ method }) => method !== id) })),
  }
}

type MethodProps = {
  method: MethodSettings
  locale: Locale
  home: Locale
  errorOf: (field: string) => string | undefined
  onChange: (method: MethodSettings) => void
  onRemove: () => void
}

function Method({ method, locale, home, errorOf, onChange, onRemove }: MethodProps) {
  const name = nameOfMethod(method, home)
  const taxonomy = useLoad('admin.listTaxonomy', {})
  const tags = taxonomy.data?.tags ?? []
  // An emptied field stays empty until it is left. The usual names are known in the language of the screen.
  const [isEmptied, setEmptied] = useState(false)
  const usual = locale === pageLocale ? name : ''
  const { [locale]: _, ...others } = method.names
  return (
    <fieldset className="shipping-part">
      <legend>{name}</legend>
      <div className="field-grid">
        <Field
          label={t('admin.shipping.methodName')}
          value={method.names[locale] ?? (isEmptied ? '' : usual)}
          placeholder={name}
          dir="auto"
          maxLength={60}
          error={errorOf('names')}
          onBlur={() => setEmptied(false)}
          onChange={({ currentTarget: { value } }) => {
            setEmptied(value === '')
            onChange({ ...method, names: value === '' ? others : { ...others, [locale]: value } })
          }}
        />
        <SelectField
          label={t('admin.shipping.kind')}
          {...bindText(method.kind, (kind) => onChange({ ...method, kind }))}
        >
          {methodKinds.map((kind) => option(kind, t(`admin.shipping.${kind}`)))}
        </SelectField>
      </div>
      <ChipsField
        label={t('admin.shipping.excluded')}
        entries={tags.map(({ key, names }) => ({ key, name: inLanguage(names, pageLocale, home) ?? key }))}
        chosen={method.excludedTags}
        onChange={(excludedTags) => onChange({ ...method, excludedTags })}
      />
      {method.kind === 'pickup' && (
        <Field
          multiline
          rows={3}
          label={t('admin.shipping.point')}
          {...bindText(method.point, (point) => onChange({ ...method, point }))}
          dir="auto"
          error={errorOf('point')}
        />
      )}
      <Button size="s" variant="link" onClick={onRemove}>
        {t('admin.shipping.removeMethod', { name })}
      </Button>
    </fieldset>
  )
}
