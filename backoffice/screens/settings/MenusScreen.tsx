// Menus, and the sections of the home page. Their texts are edited in one language at a time.
import { useState } from 'react'
import { inLanguage, localeTable, type Locale } from '#domain/markets/locale.ts'
import {
  catalogSections,
  type CatalogSection,
  type HomeSection,
  type MenuLink,
} from '#domain/settings/content.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { OnePictureField } from '../../shared/pictures/OnePictureField.tsx'
import { SortedItems } from './SortedItems.tsx'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'
import { AddButton } from '../../ui/AddButton.tsx'

type Draft = {
  readonly headerMenu: readonly string[] | null
  readonly footerMenu: readonly MenuLink[] | null
  readonly home: readonly HomeSection[] | null
}

const draftOf = ({ headerMenu, footerMenu, home }: Settings) => ({ headerMenu, footerMenu, home }) as Draft
const changesOf = (draft: Draft) => draft as Changes

/** `locale`: the language in which texts are shown and changed. */
type PartProps = SettingsForm<Draft> & { locale: Locale }

export default settingsScreen(() => t('admin.settings.content'), draftOf, changesOf, MenusFields)

function MenusFields(parts: SettingsForm<Draft>) {
  const { homeLocale } = parts.view.settings
  const [locale, setLocale] = useState(homeLocale)
  const props = { ...parts, locale }
  return (
    <>
      <Panel>
        <LocaleField
          label={t('admin.settings.textLanguage')}
          hint={t('admin.settings.textLanguageHint', {
            language: localeTable[homeLocale].name,
          })}
          value={locale}
          onChange={setLocale}
        />
      </Panel>
      <HeaderMenu {...props} />
      <FooterMenu {...props} />
      <Home {...props} />
    </>
  )
}

function HeaderMenu({ draft, form, view: { categories } }: PartProps) {
  const keys = draft.headerMenu
  const all = categories.map(({ key }) => key)
  const absent = all.filter((key) => !keys?.includes(key))
  const nameOf = (key: string) => categories.find((each) => each.key === key)?.name ?? key
  return (
    <Panel title={t('admin.frame.menu')}>
      <Automatic on={keys === null} onChange={(on) => form.change({ headerMenu: on ? null : all })} />
      {keys && (
        <>
          <SortedItems items={keys} nameOf={nameOf} onChange={(headerMenu) => form.change({ headerMenu })} />
          {absent.map((key) => (
            <AddButton
              key={key}
              variant="tertiary"
              onClick={() => form.change({ headerMenu: [...keys, key] })}
            >
              {nameOf(key)}
            </AddButton>
          ))}
        </>
      )}
    </Panel>
  )
}

function Automatic({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return <Checkbox label={t('admin.settings.automatic')} {...bindChecked(on, onChange)} />
}

function FooterMenu({ draft, form, view, locale }: PartProps) {
  const home = view.settings.homeLocale
  const links = draft.footerMenu
  const set = (footerMenu: readonly MenuLink[]) => form.change({ footerMenu })
  return (
    <Panel title={t('admin.settings.footerMenu')}>
      <Automatic on={links === null} onChange={(on) => form.change({ footerMenu: on ? null : [] })} />
      {links && (
        <>
          <SortedItems
            items={links}
            nameOf={({ texts, path }) => inLanguage(texts, locale, home) ?? path}
            onChange={set}
            fieldsOf={(link, at) => (
              <>
                <Field
                  label={t('admin.settings.text')}
                  {...bindText(link.texts[locale] ?? '', (next) =>
                    set(links.with(at, { ...link, texts: withText(link.texts, locale, next) })),
                  )}
                  placeholder={link.texts[home]}
                  dir="auto"
                  error={form.errors[`footerMenu.${at}.text`]}
                />
                <Field
                  label={t('admin.settings.link')}
                  {...bindText(link.path, (path) => set(links.with(at, { ...link, path })))}
                  error={form.errors[`footerMenu.${at}.path`]}
                />
              </>
            )}
          />
          <AddButton onClick={() => set([...links, { path: '/', texts: {} }])}>
            {t('admin.settings.addLink')}
          </AddButton>
        </>
      )}
    </Panel>
  )
}

function withText(texts: MenuLink['texts'], locale: Locale, text: string): MenuLink['texts'] {
  const { [locale]: _, ...others } = texts
  return text === '' ? others : { ...others, [locale]: text }
}

function Home({ draft, form, view, locale }: PartProps) {
  const sections = draft.home
  const { homeLocale } = view.settings
  const set = (home: readonly HomeSection[]) => form.change({ home })
  const names: Readonly<Record<CatalogSection, string>> = {
    hero: t('admin.settings.season'),
    finder: t('admin.settings.finder'),
    new: t('home.new'),
    wrapping: t('gift.title'),
    categories: t('home.categories'),
    occasions: t('home.days'),
    best: t('home.best'),
    other: t('admin.settings.occasion'),
    reviews: t('reviews.latest'),
  }
  const standard = catalogSections.map((kind) => ({ kind }))
  const absent = catalogSections.filter((kind) => !sections?.some((section) => section.kind === kind))
  const banner: HomeSection = {
    kind: 'banner',
    picture: null,
    title: {},
    text: {},
    button: {},
    path: '/search',
  }
  return (
    <Panel title={t('admin.settings.home')}>
      <Automatic on={sections === null} onChange={(on) => form.change({ home: on ? null : standard })} />
      {sections && (
        <>
          <SortedItems
            items={sections}
            nameOf={(section) =>
              section.kind === 'banner'
                ? (inLanguage(section.title, locale, homeLocale) ?? t('admin.settings.heading'))
                : names[section.kind]
            }
            onChange={set}
            fieldsOf={(section, at) =>
              section.kind === 'banner' && (
                <BannerFields
                  banner={section}
                  locale={locale}
                  home={homeLocale}
                  errorOf={(field) => form.errors[`home.${at}.${field}`]}
                  onChange={(changed) => set(sections.with(at, changed))}
                />
              )
            }
          />
          <AddButton onClick={() => set([...sections, banner])}>{t('admin.settings.addSection')}</AddButton>
          {absent.map((kind) => (
            <AddButton key={kind} variant="tertiary" onClick={() => set([...sections, { kind }])}>
              {names[kind]}
            </AddButton>
          ))}
        </>
      )}
    </Panel>
  )
}

type Banner = Extract<HomeSection, { kind: 'banner' }>
type BannerFieldsProps = {
  banner: Banner
  locale: Locale
  home: Locale
  errorOf: (field: string) => string | undefined
  onChange: (banner: Banner) => void
}

function BannerFields({ banner, locale, home, errorOf, onChange }: BannerFieldsProps) {
  const text = (field: 'title' | 'text' | 'button', label: string) => (
    <Field
      label={label}
      {...bindText(banner[field][locale] ?? '', (next) =>
        onChange({ ...banner, [field]: withText(banner[field], locale, next) }),
      )}
      placeholder={banner[field][home]}
      dir="auto"
      error={errorOf(field)}
    />
  )
  return (
    <>
      {text('title', t('admin.settings.heading'))}
      {text('text', t('admin.settings.text'))}
      {text('button', t('admin.settings.button'))}
      <Field
        label={t('admin.settings.link')}
        {...bindText(banner.path, (path) => onChange({ ...banner, path }))}
        error={errorOf('path')}
      />
      <OnePictureField
        label={t('admin.settings.picture')}
        picture={banner.picture?.name ?? null}
        onChange={(picture) => onChange({ ...banner, picture: picture && { ...picture, placeholder: '' } })}
      />
    </>
  )
}
