// Shipping: warehouse, methods, zones with their rates, and a tester of rates.
import { methodsTo, type ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { compareNames, formatCountry, formatList } from '#messages/format.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SettingsFields, SettingsPage } from '../SettingsPage.tsx'
import {
  useSettingsForm,
  type Changes,
  type Settings,
  type SettingsForm,
  type View,
} from '../use-settings.ts'
import { MethodsPanel } from './MethodsPanel.tsx'
import { RateTester } from './RateTester.tsx'
import './shipping.css'
import type { ShippingParts } from './shipping-parts.ts'
import { WarehousePanel } from './WarehousePanel.tsx'
import { WeightsPanel } from './WeightsPanel.tsx'
import { ZonesPanel } from './ZonesPanel.tsx'

export default function ShippingScreen() {
  const t = useTranslate()
  return (
    <SettingsPage title={t('admin.shipping.title')}>
      {(view, setView) => <ShippingForm view={view} setView={setView} />}
    </SettingsPage>
  )
}

const draftOf = (settings: Settings) => settings.shipping as ShippingSettings
const changesOf = (shipping: ShippingSettings) => ({ shipping }) as Changes

function partsOf({ draft, form }: SettingsForm<ShippingSettings>, settings: Settings): ShippingParts {
  return {
    shipping: draft,
    change: form.change,
    errorOf: (path) => form.errors[`shipping.${path}`],
    settings,
  }
}

function ShippingForm({ view, setView }: { view: View; setView: (view: View) => void }) {
  const form = useSettingsForm(view, setView, draftOf, changesOf)
  const parts = partsOf(form, view.settings)
  return (
    <SettingsFields parts={form}>
      <Unreached parts={parts} />
      <WarehousePanel {...parts} />
      <MethodsPanel {...parts} />
      <WeightsPanel {...parts} />
      <ZonesPanel {...parts} />
      <RateTester {...parts} />
    </SettingsFields>
  )
}

/** Markets whose shoppers cannot order anything that is sent. */
function Unreached({ parts: { shipping, settings } }: { parts: ShippingParts }) {
  const t = useTranslate()
  const locale = useLocale()
  const names = settings.markets
    .filter((country) => methodsTo(shipping, country).length === 0)
    .map((country) => formatCountry(locale, country))
    .sort((a, b) => compareNames(locale, a, b))
  if (names.length === 0) return null
  return (
    <Notice tone="warning">{t('admin.shipping.unreached', { countries: formatList(locale, names) })}</Notice>
  )
}
