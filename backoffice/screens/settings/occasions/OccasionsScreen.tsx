// The gift year of a country: occasions that the shop follows, their days, and the merchant's own occasions.
import { useState } from 'react'
import {
  changedOccasions,
  withChanged,
  type OccasionChange,
  type Occasion,
  type OccasionTexts,
} from '#domain/calendar/occasion-changes.ts'
import { freeKey, keyFrom } from '#domain/catalog/product-key.ts'
import type { Country } from '#domain/markets/market.ts'
import { Button } from '#web/ui/Button.tsx'
import { t } from '../../../platform/language.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { CountryField } from '../CountryField.tsx'
import {
  settingsScreen,
  type Changes,
  type Settings,
  type SettingsForm,
  type View,
} from '../settings-screen.tsx'
import { OccasionTable } from './OccasionTable.tsx'
import { seasons, type Season } from '#domain/calendar/occasions.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../../platform/bind.ts'
import { LocaleField } from '../../../ui/LocaleField.tsx'
import { isListed, nameOfOccasion } from './occasion-name.ts'
import { option } from '../../../ui/option.tsx'

type Draft = { readonly occasions: readonly OccasionChange[] }

const draftOf = ({ occasions }: Settings) => ({ occasions }) as Draft

/** Languages without a name have the shop's texts. */
function changesOf({ occasions }: Draft): Changes {
  return {
    occasions: occasions.map((change) => ({
      ...change,
      texts: Object.fromEntries(Object.entries(change.texts).filter(([, { name }]) => name.trim() !== '')),
    })),
  }
}

export default settingsScreen(() => t('admin.occasions.title'), draftOf, changesOf, OccasionsFields)

function OccasionsFields({ view, draft, form }: SettingsForm<Draft>) {
  const { markets, homeLocale } = view.settings
  const [country, setCountry] = useState<Country>(markets[0]!)
  const [chosen, setChosen] = useState<string | null>(null)
  const all = changedOccasions(draft.occasions)
  const occasion = all.find(({ key }) => key === chosen)

  function change(key: string, changed: Partial<Omit<OccasionChange, 'key'>>): void {
    form.hideErrors(...Object.keys(form.errors))
    form.change({ occasions: withChanged(draft.occasions, key, changed) })
  }
  function add(): void {
    const name = t('admin.occasions.new')
    const key = freeKey(keyFrom(name) || 'occasion', (wanted) => all.some((each) => each.key === wanted))
    change(key, {
      texts: { [homeLocale]: { name, title: '', text: '' } },
      category: view.categories[0]?.key ?? key,
      countries: { [country]: { rule: '06-01', leads: false } },
    })
    setChosen(key)
  }
  return (
    <>
      <Panel stack text={t('admin.occasions.text')}>
        <CountryField value={country} among={markets} onChange={setCountry} />
        <OccasionTable
          key={country}
          occasions={all}
          country={country}
          home={homeLocale}
          errors={form.errors}
          onDays={(key, days) =>
            change(key, {
              countries: {
                ...draft.occasions.find((each) => each.key === key)?.countries,
                [country]: days,
              },
            })
          }
          onChoose={setChosen}
        />
        <Button variant="secondary" icon="plus" onClick={add}>
          {t('admin.occasions.add')}
        </Button>
      </Panel>
      {occasion && (
        <OccasionDialog
          key={occasion.key}
          occasion={occasion}
          categories={view.categories}
          home={homeLocale}
          errors={form.errors}
          onChange={(changed) => change(occasion.key, changed)}
          onClose={() => setChosen(null)}
          onRemove={() => {
            form.change({ occasions: draft.occasions.filter(({ key }) => key !== occasion.key) })
            setChosen(null)
          }}
        />
      )}
    </>
  )
}

type OccasionDialogProps = {
  occasion: Occasion
  categories: View['categories']
  home: Locale
  errors: Readonly<Record<string, string>>
  onChange: (changed: Partial<OccasionChange>) => void
  onRemove: () => void
  onClose: () => void
}

const none: OccasionTexts = { name: '', title: '', text: '' }

/** Texts of an occasion in one language at a time, its category and its colours. */
function OccasionDialog({
  occasion,
  categories,
  home,
  errors,
  onChange,
  onRemove,
  onClose,
}: OccasionDialogProps) {
  const [locale, setLocale] = useState(home)
  const { key, texts = {}, category = key, season } = occasion
  const own = texts[locale] ?? none
  const field = (name: keyof OccasionTexts, label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      dir="auto"
      {...bindText(own[name], (next) =>
        onChange({ texts: { ...texts, [locale]: { ...own, [name]: next } } }),
      )}
      error={errors[`occasions.${key}.${name}`]}
    />
  )
  const known = categories.some((each) => each.key === category)
  return (
    <Dialog open title={nameOfOccasion(occasion, home)} onClose={onClose}>
      <div className="stack">
        <LocaleField label={t('admin.settings.textLanguage')} value={locale} onChange={setLocale} />
        {field('name', t('admin.categories.name'), isListed(key) ? t('admin.occasions.ownName') : undefined)}
        {field('title', t('admin.occasions.heading'))}
        {field('text', t('admin.occasions.headingText'))}
        <SelectField
          label={t('admin.occasions.category')}
          {...bindText(category, (category) => onChange({ category }))}
        >
          {!known && <option>{category}</option>}
          {categories.map((each) => option(each.key, each.name))}
        </SelectField>
        <SelectField
          label={t('admin.occasions.colours')}
          {...bindText(season ?? '', (next) => onChange({ season: (next || null) as Season | null }))}
        >
          <option value="">{t('admin.occasions.everyday')}</option>
          {seasons.map((each) =>
            option(
              each,
              each === 'lights' || each === 'autumn' ? t(`admin.occasions.${each}`) : t(`occasion.${each}`),
            ),
          )}
        </SelectField>
        <Button onClick={onClose}>{t('admin.occasions.done')}</Button>
        {!isListed(key) && (
          <Button variant="tertiary" icon="remove" onClick={onRemove}>
            {t('admin.occasions.remove')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
