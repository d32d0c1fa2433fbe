// The newsletter: issues that were sent, and subscribers by language and state.
import type { AdminOutput } from '#api/call.ts'
import { subscriptionStates, type SubscriptionState } from '#domain/customers/newsletter.ts'
import { isLocale, localeTable } from '#domain/markets/locale.ts'
import { Button } from '#web/ui/Button.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { ActionButton, ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLaterPages } from '../../shared/use-later-pages.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { QuerySearch } from '../../ui/QuerySearch.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

type Listed = AdminOutput<'admin.listSubscribers'>

const languageName = (locale: string): string => (isLocale(locale) ? localeTable[locale].name : locale)

export default function NewsletterScreen() {
  return (
    <>
      <ScreenHead title={t('newsletter.title')}>
        <Button icon="plus" href={adminHref('/newsletter/_new')}>
          {t('admin.newsletter.newIssue')}
        </Button>
      </ScreenHead>
      <Issues />
      <Subscribers />
    </>
  )
}

function Issues() {
  const { data, notLoaded } = useLoad('admin.listIssues', {})
  if (!data) return notLoaded
  return (
    <Panel title={t('admin.newsletter.issues')}>
      <DataTable
        label={t('admin.newsletter.issues')}
        rows={data.issues}
        rowKey={({ key }) => key}
        empty={t('admin.newsletter.noIssues')}
        columns={[
          {
            label: t('contact.subject'),
            cell: ({ key, subject }) => (
              <a href={adminHref(`/newsletter/${key}`)}>
                <bdi>{subject}</bdi>
              </a>
            ),
          },
          { label: t('admin.newsletter.sentAt'), cell: ({ sentAt }) => shopTime(sentAt) },
          { label: t('admin.newsletter.recipients'), numeric: true, cell: ({ recipients }) => recipients },
        ]}
      />
    </Panel>
  )
}

function Subscribers() {
  const { query } = useAddress()
  const state = subscriptionStates.find((each) => each === query.get('state')) ?? 'subscribed'
  const search = query.get('q') ?? ''
  const { data, loading, reload, notLoaded } = useLoad('admin.listSubscribers', { state, search })
  if (!data) return notLoaded
  const hrefOf = (each: SubscriptionState): string => adminHref(`/newsletter?state=${each}`)
  const save = async () => download('newsletter.csv', (await adminCall('admin.exportSubscribers', {})).csv)
  return (
    <>
      <Panel
        title={t('admin.newsletter.readers')}
        action={
          <ActionButton size="s" variant="secondary" action={save}>
            {t('admin.dashboard.csv')}
          </ActionButton>
        }
      >
        <Counts counts={data.counts} />
      </Panel>
      <Tabs
        label={t('admin.newsletter.readers')}
        current={hrefOf(state)}
        tabs={subscriptionStates.map((each) => ({
          label: t(`admin.newsletter.${each}`),
          href: hrefOf(each),
          count: data.counts.reduce((sum, count) => sum + count[each], 0),
        }))}
      />
      <QuerySearch label={t('address.email')} path="/newsletter" />
      <Panel>
        <SubscriberList
          key={`${state} ${search} ${data.counts.map((count) => count.subscribed).join()}`}
          {...{ data, state, search, loading, reload }}
        />
      </Panel>
    </>
  )
}

function Counts({ counts }: Pick<Listed, 'counts'>) {
  return (
    <DataTable
      label={t('admin.newsletter.readers')}
      rows={counts}
      rowKey={({ locale }) => locale}
      empty={t('admin.newsletter.noReaders')}
      columns={[
        { label: t('chooser.language'), cell: ({ locale }) => languageName(locale) },
        ...subscriptionStates.map((state) => ({
          key: state,
          label: t(`admin.newsletter.${state}`),
          numeric: true,
          cell: (count: Listed['counts'][number]) => count[state],
        })),
      ]}
    />
  )
}

type SubscriberListProps = {
  data: Listed
  state: SubscriptionState
  search: string
  loading: boolean
  reload: () => void
}

function SubscriberList({ data, state, search, loading, reload }: SubscriberListProps) {
  const { pages, moreButton } = useLaterPages(data, (before) =>
    adminCall('admin.listSubscribers', { state, search, before }),
  )
  async function unsubscribe(email: string): Promise<void> {
    await adminCall('admin.unsubscribeReader', { email })
    reload()
  }
  return (
    <>
      <DataTable
        label={t(`admin.newsletter.${state}`)}
        rows={pages.flatMap(({ subscribers }) => subscribers)}
        rowKey={({ email }) => email}
        loading={loading}
        empty={t(search ? 'admin.customers.none' : 'admin.newsletter.noReaders')}
        columns={[
          {
            label: t('address.email'),
            cell: ({ email }) => <a href={adminHref(`/customers/${encodeURIComponent(email)}`)}>{email}</a>,
          },
          { label: t('chooser.language'), cell: ({ locale }) => languageName(locale) },
          { label: t('admin.newsletter.since'), cell: ({ since }) => shopTime(since) },
          {
            label: t('admin.newsletter.unsubscribe'),
            isAction: true,
            numeric: true,
            cell: ({ email }) =>
              state === 'subscribed' && (
                <ConfirmButton
                  size="s"
                  variant="secondary"
                  label={t('admin.newsletter.unsubscribe')}
                  title={t('admin.newsletter.unsubscribeTitle', { email })}
                  action={() => unsubscribe(email)}
                  done={t('admin.newsletter.done')}
                >
                  {t('admin.newsletter.unsubscribeText')}
                </ConfirmButton>
              ),
          },
        ]}
      />
      {moreButton && <div>{moreButton}</div>}
    </>
  )
}
