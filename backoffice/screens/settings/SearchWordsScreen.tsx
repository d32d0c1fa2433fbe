// Words of search of one language: synonyms, queries that lead to a page, and products that come first.
import { useState } from 'react'
import { addDays, plainDateIn } from '#domain/calendar/calendar.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { emptySearchTexts, type SearchTexts, type SearchWords } from '#domain/settings/search-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { boot } from '../../platform/boot.ts'
import { t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './SearchWordsScreen.css'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'

const draftOf = ({ search }: Settings) => ({ search }) as { search: SearchWords }
const changesOf = (draft: { search: SearchWords }) => draft as Changes

export default settingsScreen(() => t('admin.settings.search'), draftOf, changesOf, SearchWordsFields)

function SearchWordsFields({ view, draft, form }: SettingsForm<{ search: SearchWords }>) {
  const [locale, setLocale] = useState<Locale>(view.settings.homeLocale)
  const texts = draft.search[locale] ?? emptySearchTexts
  function set(changed: Partial<SearchTexts>): void {
    form.hideErrors(...Object.keys(form.errors))
    form.change({ search: { ...draft.search, [locale]: { ...texts, ...changed } } })
  }

  /** The error names its line. */
  function errorOf(field: keyof SearchTexts): string | undefined {
    const path = `search.${locale}.${field}`
    const found = Object.entries(form.errors).find(([each]) => each === path || each.startsWith(`${path}.`))
    const line = found?.[0].slice(path.length + 1)
    return found && (line ? t('admin.settings.searchLine', { line, problem: found[1] ?? '' }) : found[1])
  }

  const lines = (field: keyof SearchTexts, label: string, hint: string, example: string) => (
    <Field
      multiline
      rows={5}
      dir="auto"
      label={label}
      hint={hint}
      placeholder={example}
      {...bindText(texts[field], (next) => set({ [field]: next }))}
      error={errorOf(field)}
    />
  )
  return (
    <>
      <Panel stack text={t('admin.settings.searchText')}>
        <LocaleField label={t('admin.settings.textLanguage')} value={locale} onChange={setLocale} />
        {lines(
          'synonyms',
          t('admin.settings.synonyms'),
          t('admin.settings.synonymsHint'),
          'mug, cup, coffee cup',
        )}
        {lines(
          'redirects',
          t('admin.settings.redirects'),
          t('admin.settings.redirectsHint'),
          'shipping = /rich/delivery',
        )}
        {lines(
          'first',
          t('admin.settings.searchFirst'),
          t('admin.settings.searchFirstHint'),
          'birthday = name-mug, photo-cushion',
        )}
      </Panel>
      <Misses
        locale={locale}
        onAdd={(words) => set({ synonyms: `${texts.synonyms}${texts.synonyms && '\n'}${words}, ` })}
      />
      <KnownWords key={view.settings.search[locale]?.synonyms ?? ''} locale={locale} />
    </>
  )
}

/** Searches of the last month that found nothing. */
function Misses({ locale, onAdd }: { locale: Locale; onAdd: (words: string) => void }) {
  const [to] = useState(() => plainDateIn(Date.now(), boot.timeZone))
  const { data } = useLoad('admin.viewReport', { report: 'search-misses', from: addDays(to, -30), to })
  const at = data?.columns.indexOf('words') ?? 0
  const rows = data?.rows.filter((row) => row[data.columns.indexOf('locale')] === locale).slice(0, 20) ?? []
  if (rows.length === 0) return null
  return (
    <Panel title={t('admin.dashboard.search-misses')} text={t('admin.settings.missesText')}>
      {rows.map((row) => (
        <Button key={row[at]} size="s" variant="secondary" icon="plus" onClick={() => onAdd(String(row[at]))}>
          <bdi>{row[at]}</bdi>
        </Button>
      ))}
    </Panel>
  )
}

/** The words that every shop's search understands. */
function KnownWords({ locale }: { locale: Locale }) {
  const { data } = useLoad('admin.listKnownWords', { locale })
  if (!data) return null
  return (
    <Panel title={t('admin.settings.knownWords')} text={t('admin.settings.knownWordsText')}>
      <details>
        <summary>
          <bdi>{data.groups[0]?.join(', ')}</bdi> …
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard too. */}
        <section className="known-words" aria-label={t('admin.settings.knownWords')} tabIndex={0}>
          <ul dir="auto">
            {data.groups.slice(1).map((group) => (
              <li key={group.join()}>
                <bdi>{group.join(', ')}</bdi>
              </li>
            ))}
          </ul>
        </section>
      </details>
      <details>
        <summary>{t('admin.settings.redirects')}</summary>
        <ul dir="auto">
          {data.redirects.map(({ path, queries }) => (
            <li key={path}>
              <bdi>{queries.join(', ')}</bdi> → <bdi>{path}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}
