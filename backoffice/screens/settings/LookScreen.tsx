// Colours of the shop, with their contrast and a preview.
import { accentInk, contrastsOf, isColour, minContrast, type Theme } from '#domain/settings/theme.ts'
import { formatNumber } from '#messages/format.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindChecked } from '../../platform/bind.ts'
import { Panel } from '../../ui/Panel.tsx'
import { OnePictureField } from '../../shared/pictures/OnePictureField.tsx'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'
import './LookScreen.css'

/** The colours of the style sheet. */
const standard: Theme = { accent: '#94394a', paper: '#fcf7f0' }

// The names of the fields are those of the refusal.
const draftOf = ({ theme, logo }: Settings) => ({
  logo,
  isOwn: theme !== null,
  'theme.accent': (theme ?? standard).accent,
  'theme.paper': (theme ?? standard).paper,
})

const themeOf = (draft: ReturnType<typeof draftOf>): Theme => ({
  accent: draft['theme.accent'].trim().toLowerCase(),
  paper: draft['theme.paper'].trim().toLowerCase(),
})

const changesOf = (draft: ReturnType<typeof draftOf>): Changes => ({
  theme: draft.isOwn ? themeOf(draft) : null,
  logo: draft.logo,
})

export default settingsScreen(() => t('admin.settings.look'), draftOf, changesOf, LookFields)

function LookFields({ view, draft, form }: SettingsForm<ReturnType<typeof draftOf>>) {
  return (
    <>
      <Panel>
        <OnePictureField
          label={t('admin.settings.logo')}
          picture={draft.logo?.name ?? null}
          onChange={(logo) => form.change({ logo })}
        />
      </Panel>
      <Panel stack>
        <Checkbox
          label={t('admin.settings.ownColours')}
          {...bindChecked(draft.isOwn, (isOwn) => form.change({ isOwn }))}
        />
        {draft.isOwn && (
          <div className="field-grid" data-size="s">
            <Field {...form.field('theme.accent')} type="color" label={t('admin.settings.accent')} />
            <Field {...form.field('theme.paper')} type="color" label={t('admin.settings.paper')} />
          </div>
        )}
        {draft.isOwn && <Preview theme={themeOf(draft)} shopName={view.settings.shopName} />}
      </Panel>
    </>
  )
}

function Preview({ theme, shopName }: { theme: Theme; shopName: string }) {
  if (!isColour(theme.accent) || !isColour(theme.paper)) return null
  const lowest = Math.min(...Object.values(contrastsOf(theme)))
  const ratio = formatNumber(pageLocale, Math.round(lowest * 10) / 10)
  const isReadable = lowest >= minContrast
  return (
    <>
      <Notice tone={isReadable ? 'success' : 'warning'} live>
        {t(isReadable ? 'admin.settings.readable' : 'admin.settings.hard', { ratio })}
      </Notice>
      <figure className="theme-preview">
        <figcaption className="visually-hidden">{t('admin.content.preview')}</figcaption>
        <svg viewBox="0 0 400 120" aria-hidden="true">
          <rect width="400" height="120" rx="8" fill={theme.paper} />
          <text x="200" y="46" textAnchor="middle" data-part="name" fill={theme.accent}>
            {shopName}
          </text>
          <rect x="110" y="66" width="180" height="36" rx="18" fill={theme.accent} />
          <text x="200" y="89" textAnchor="middle" fill={accentInk(theme.accent)}>
            {t('admin.settings.previewButton')}
          </text>
        </svg>
      </figure>
    </>
  )
}
