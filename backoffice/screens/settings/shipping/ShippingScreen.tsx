// Shipping: warehouse, methods, zones with their rates, and a tester of rates.
import { methodsTo, type ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { compareNames, formatCountry, formatList } from '#messages/format.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { pageLocale, t } from '../../../platform/language.ts'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from '../settings-screen.tsx'
import { MethodsPanel } from './MethodsPanel.tsx'
import { RateTester } from './RateTester.tsx'
import './shipping.css'
import type { ShippingParts } from './shipping-parts.ts'
import { WarehousePanel } from './WarehousePanel.tsx'
import { WeightsPanel } from './WeightsPanel.tsx'
import { ZonesPanel } from './ZonesPanel.tsx'

const draftOf = (settings: Settings) => settings.shipping as ShippingSettings
const changesOf = (shipping: ShippingSettings) => ({ shipping }) as Changes

export default settingsScreen(() => t('admin.shipping.title'), draftOf, changesOf, ShippingFields)

function ShippingFields({ view, draft, form }: SettingsForm<ShippingSettings>) {
  const parts: ShippingParts = {
    shipping: draft,
    change: form.change,
    errorOf: (path) => form.errors[`shipping.${path}`],
    hasErrors: (part) => Object.keys(form.errors).some((path) => path.startsWith(`shipping.${part}.`)),
    settings: view.settings,
  }
  return (
    <>
      <Unreached parts={parts} />
      <div className="shipping-screen">
        <div className="stack">
          <ZonesPanel {...parts} />
          <MethodsPanel {...parts} />
          <WarehousePanel {...parts} />
          <WeightsPanel {...parts} />
        </div>
        <RateTester {...parts} />
      </div>
    </>
  )
}

/** Markets whose shoppers cannot order anything that is sent. */
function Unreached({ parts: { shipping, settings } }: { parts: ShippingParts }) {
  const names = settings.markets
    .filter((country) => methodsTo(shipping, country).length === 0)
    .map((country) => formatCountry(pageLocale, country))
    .sort((a, b) => compareNames(pageLocale, a, b))
  if (names.length === 0) return null
  return (
    <Notice tone="warning">
      {t('admin.shipping.unreached', { countries: formatList(pageLocale, names) })}
    </Notice>
  )
}
