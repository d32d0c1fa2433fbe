// Shipping methods: their names, pick-up points, and products that they do not carry.
import { useState } from 'react'
import { inLanguage, localeTable, type Locale } from '#domain/markets/locale.ts'
import {
  methodKinds,
  type MethodSettings,
  type ShippingSettings,
} from '#domain/delivery/shipping-settings.ts'
import { maxMethods } from '#domain/delivery/check-shipping.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../../platform/language.ts'
import { bindText } from '../../../platform/bind.ts'
import { LocaleField } from '../../../ui/LocaleField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { ShippingParts } from './shipping-parts.ts'
import { option } from '../../../ui/option.tsx'
import { AddButton } from '../../../ui/AddButton.tsx'

/** The name as staff see it in the other panels. */
export function nameOfMethod({ id, names }: MethodSettings, locale: Locale): string {
  const usual = id === 'standard' || id === 'express' ? t(`shipping.${id}`) : id
  return inLanguage(names, locale, locale) ?? usual
}

export function MethodsPanel({ shipping, change, errorOf, settings }: ShippingParts) {
  const [locale, setLocale] = useState(settings.homeLocale)
  const { methods } = shipping
  const set = (at: number, method: MethodSettings) =>
    change({ methods: methods.map((each, i) => (i === at ? method : each)) })
  return (
    <Panel stack title={t('admin.shipping.methods')} text={t('admin.shipping.methodsText')}>
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
    </Panel>
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
  // Typed text stays until it is left, so that commas can be typed.
  const [tags, setTags] = useState(method.excludedTags.join(', '))
  const { [locale]: _, ...others } = method.names
  return (
    <fieldset className="shipping-part">
      <legend>{name}</legend>
      <div className="field-grid">
        <Field
          label={t('admin.shipping.methodName')}
          value={method.names[locale] ?? ''}
          placeholder={name}
          dir="auto"
          maxLength={60}
          error={errorOf('names')}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...method, names: value === '' ? others : { ...others, [locale]: value } })
          }
        />
        <SelectField
          label={t('admin.shipping.kind')}
          {...bindText(method.kind, (kind) => onChange({ ...method, kind }))}
        >
          {methodKinds.map((kind) => option(kind, t(`admin.shipping.${kind}`)))}
        </SelectField>
        <Field
          label={t('admin.shipping.excluded')}
          hint={t('admin.shipping.excludedHint')}
          {...bindText(tags, setTags)}
          dir="ltr"
          onBlur={() => onChange({ ...method, excludedTags: keysIn(tags) })}
        />
      </div>
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

function keysIn(text: string): string[] {
  return text
    .split(/[,،、;\s]+/)
    .map((key) => key.toLowerCase())
    .filter((key) => /^[a-z0-9][a-z0-9-]*$/.test(key))
}
