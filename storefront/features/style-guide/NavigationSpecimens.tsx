// Specimens of navigation: breadcrumbs, tabs, menus, steps and pagination.
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Popover } from '#web/ui/Popover.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import '#web/ui/Chips.css'
import { Specimens } from './Specimens.tsx'

const tabs = [
  { label: 'All', href: '#all', count: 12 },
  { label: 'Unpaid', href: '#unpaid', count: 1 },
  { label: 'Processing', href: '#processing' },
  { label: 'Shipped', href: '#shipped' },
  { label: 'Bewertung', href: '#review' },
]
const steps = [{ label: 'Address' }, { label: 'Versandart', detail: 'Thu 7 May' }, { label: '支払い' }]
const stepsWithEvents = [
  { label: 'Paid', detail: '7 May' },
  { label: 'Delivery address changed', detail: '8 May', icon: 'check' as const },
  { label: 'Shipped', detail: '11 May' },
  { label: 'Ein weiteres Paket ist unterwegs', detail: '12 May', icon: 'check' as const },
  { label: 'お届け済み' },
]

export function NavigationSpecimens() {
  return (
    <Specimens title="Navigation">
      <Breadcrumbs
        parent={{ name: 'Muttertagsgeschenke', path: '/classify/mothers-day' }}
        title="Garden Rose Bouquet"
      />
      <Tabs label="Orders" tabs={tabs} current="#unpaid" />
      <nav className="chips" aria-label="Categories">
        <a href="#easter" aria-current="true" data-part="chosen">
          Easter
        </a>
        <a href="#home">Wohnen</a>
        <a href="#ja">春の贈り物</a>
      </nav>
      <div data-part="row">
        <Popover label="English" icon="globe">
          <a href="#en" aria-current="true">
            English
          </a>
          <a href="#de">Deutsch</a>
          <a href="#ja">日本語</a>
        </Popover>
        <Popover label="Account" icon="user" iconOnly>
          <a href="#orders">My orders</a>
          <button type="button">Sign out</button>
        </Popover>
      </div>
      <Steps label="Checkout" steps={steps} current={1} doneLabel="done" />
      <Steps label="Checkout, done" steps={steps} current={steps.length} doneLabel="done" />
      <Steps label="Order status" steps={stepsWithEvents} current={2} doneLabel="done" />
      <Steps label="All that happened" steps={stepsWithEvents} current={2} doneLabel="done" isList />
      {[1, 6, 24].map((current) => (
        <Pagination key={current} current={current} last={24} href={(page) => `#page-${page}`} />
      ))}
    </Specimens>
  )
}
