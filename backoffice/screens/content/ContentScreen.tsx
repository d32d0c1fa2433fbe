// The editor of a page or blog post: two languages side by side, with a preview of each.
import { useState } from 'react'
import type { AdminInput, AdminOutput } from '#api/call.ts'
import { keyFrom } from '#domain/catalog/product-key.ts'
import {
  legalPages,
  contentStatuses,
  type ContentKind,
  type ContentRecord,
  type ContentTexts,
  type LegalPage,
} from '#domain/content/content-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { toast } from '#web/platform/toasts.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { boot } from '../../platform/boot.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { leaveSaved, useAddress, type ScreenProps } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { ContentTextPanel } from './ContentTextPanel.tsx'
import { legalPageNames } from './legal-page-names.ts'
import { ConfirmButton } from '../../shared/ActionButton.tsx'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { readTimeField, toTimeField } from '../../platform/shop-time.ts'
import { OnePictureField } from '../../shared/pictures/OnePictureField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { option } from '../../ui/option.tsx'
import './content.css'

type Stored = { readonly record: ContentRecord; readonly version: number }

export default function ContentScreen({ params }: ScreenProps) {
  const key = params['key'] ?? ''
  return key === '_new' ? <NewContent /> : <StoredContent key={key} id={key} />
}

function NewContent() {
  const { query } = useAddress()
  const kind: ContentKind = query.get('kind') === 'post' ? 'post' : 'page'
  const list = useLoad('admin.listContent', {})
  const page = legalPages.find((each) => each === query.get('page')) ?? null
  if (!list.data) return list.notLoaded
  return <Editor stored={null} kind={kind} home={list.data.home} legalPage={page} />
}

function StoredContent({ id }: { id: string }) {
  const { data, notLoaded } = useLoad('admin.viewContent', { key: id })
  if (!data) return notLoaded
  return <Editor stored={storedOf(data)} kind={data.record.kind} home={data.home} />
}

function storedOf({ record, version }: AdminOutput<'admin.viewContent'>): Stored {
  return { record: record as ContentRecord, version }
}

const noTexts: ContentTexts = { title: '', summary: '', body: '' }

type EditorProps = {
  stored: Stored | null
  kind: ContentKind
  home: Locale
  /** A new page gets the address to which the footer links. */
  legalPage?: LegalPage | null
}

function Editor({ stored, kind, home, legalPage = null }: EditorProps) {
  const [base, setBase] = useState(stored)
  const [start] = useState(() => ({ ...emptyContent(kind), key: legalPage ?? '' }))
  const saved = base?.record ?? start
  const [draft, setDraft] = useState(saved)
  const changed = JSON.stringify(draft) !== JSON.stringify(saved)
  const form = useForm({ draft, setDraft, submit: save })

  async function save(sent: ContentRecord): Promise<void> {
    const next = storedOf(
      await adminCall('admin.saveContent', {
        record: withoutEmpty(sent) as AdminInput<'admin.saveContent'>['record'],
        base: base && { key: base.record.key, version: base.version },
      }),
    )
    setBase(next)
    setDraft(next.record)
    toast({ type: 'success', text: t('account.saved') })
    if (base?.record.key === next.record.key) return
    leaveSaved(`/content/${next.record.key}`, { replace: true })
  }

  function changeTexts(locale: Locale, changes: Partial<ContentTexts>): void {
    const before = draft.texts[locale] ?? noTexts
    // The address of a new page follows its title until somebody types one.
    const follows =
      base === null && locale === home && changes.title !== undefined && draft.key === keyFrom(before.title)
    form.hideErrors(...Object.keys(changes).map((field) => `texts.${locale}.${field}`))
    form.change({
      ...(follows && { key: keyFrom(changes.title!) }),
      texts: { ...draft.texts, [locale]: { ...before, ...changes } },
    })
  }

  return (
    <>
      <ScreenHead
        title={
          draft.texts[home]?.title || t(legalPage ? legalPageNames[legalPage] : `admin.content.new-${kind}`)
        }
        text={legalPages.some((each) => each === draft.key) ? t('admin.content.legalText') : undefined}
        back={{ path: '/content', label: t('admin.content.title') }}
      >
        {base?.record.status === 'active' && (
          <Button
            variant="secondary"
            icon="eye"
            href={`${boot.storefront.replace(/\/$/, '')}/rich/${base.record.key}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('admin.product.preview')}
          </Button>
        )}
        {base && <RemoveContent contentKey={base.record.key} />}
      </ScreenHead>
      <form {...form.props} className="content-editor">
        <FormProblem text={form.problem} />
        <ContentTextPanel draft={draft} home={home} errors={form.errors} onChange={changeTexts} />
        <ContentFacts draft={draft} errors={form.errors} onChange={form.change} />
      </form>
      <SaveBar
        changed={changed}
        busy={form.busy}
        form={form.props.id}
        onDiscard={() => {
          form.hideErrors()
          setDraft(saved)
        }}
      />
    </>
  )
}

function RemoveContent({ contentKey }: { contentKey: string }) {
  async function remove(): Promise<void> {
    await adminCall('admin.removeContent', { key: contentKey })
    leaveSaved('/content')
  }
  return (
    <ConfirmButton
      variant="secondary"
      icon="remove"
      label={t('admin.content.remove')}
      danger
      action={remove}
      done={t('admin.content.removed')}
    >
      {t('admin.content.removeText')}
    </ConfirmButton>
  )
}

function emptyContent(kind: ContentKind): ContentRecord {
  return { key: '', kind, status: 'draft', picture: null, publishedAt: Date.now(), texts: {} }
}

/** Without languages in which nothing is written. */
function withoutEmpty(content: ContentRecord): ContentRecord {
  const written = Object.entries(content.texts).filter(([, texts]) => Object.values(texts).some(Boolean))
  return { ...content, texts: Object.fromEntries(written) }
}

type ContentFactsProps = {
  draft: ContentRecord
  errors: FieldErrors
  onChange: (changes: Partial<ContentRecord>) => void
}

/** Status, address, date and picture of a page or blog post. */
function ContentFacts({ draft, errors, onChange }: ContentFactsProps) {
  return (
    <Panel title={t('admin.product.publishing')}>
      <div className="content-columns">
        <SelectField
          label={t('admin.orders.status')}
          {...bindText(draft.status, (status) => onChange({ status }))}
        >
          {contentStatuses.map((status) => option(status, t(`admin.content.${status}`)))}
        </SelectField>
        <Field
          label={`${t('admin.product.key')} (/rich/…)`}
          hint={t('admin.product.keyHint')}
          {...bindText(draft.key, (key) => onChange({ key }))}
          error={errors['key']}
        />
        {draft.kind === 'post' && (
          <Field
            type="datetime-local"
            label={t('admin.content.date')}
            value={toTimeField(draft.publishedAt)}
            onChange={({ currentTarget: { value } }) => {
              const publishedAt = readTimeField(value)
              if (publishedAt !== null) onChange({ publishedAt })
            }}
          />
        )}
        <OnePictureField
          label={t('admin.settings.picture')}
          picture={draft.picture}
          error={errors['picture']}
          onChange={(picture) => onChange({ picture: picture?.name ?? null })}
        />
      </div>
    </Panel>
  )
}
