// A page or blog post of the merchant, or the list of all posts.
import { Fragment, useCallback } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { PostList } from './PostList.tsx'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { helpLinks } from '../../shared/navigation/help-links.ts'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import type { FinderTexts } from '../../shared/finder-texts.ts'
import { RecipientLinks } from '../../shared/RecipientLinks.tsx'
import type { DeliveryDays } from './delivery-days.ts'
import type { ContentData } from './load-content.ts'
import type { PostOccasion } from './post-occasion.ts'
import '#web/ui/Chips.css'
import '../../shared/PageHead.css'
import '../../shared/navigation/HelpRows.css'
import './ContentScreen.css'
import './Post.css'
import './About.css'
import './TextCards.css'

const loadNamedIcons = deferred(() => import('./named-icons.ts'), { when: 'use' })

const contactPath = '/contact-us'

export default function ContentScreen({ data }: { data: ContentData }) {
  const t = useTranslate()
  const isPost = data.kind === 'post'
  const title = data.kind === 'blog' ? t('content.blog') : data.text.title
  return (
    <div
      className="content-screen container"
      data-kind={data.kind}
      data-facts={(data.kind === 'page' && data.text.key === 'imprint') || undefined}
    >
      <Breadcrumbs parent={isPost ? { name: t('content.blog'), path: '/rich/blog' } : null} title={title} />
      {data.kind === 'blog' ? <Blog posts={data.posts} /> : <Text {...data} />}
    </div>
  )
}

function Blog({ posts }: Pick<Extract<ContentData, { kind: 'blog' }>, 'posts'>) {
  const t = useTranslate()
  return (
    <>
      <header className="page-head">
        <h1>{t('content.blog')}</h1>
        <p>{t('content.blogText')}</p>
      </header>
      {posts.length > 0 ? <PostList posts={posts} first /> : <EmptyState title={t('content.blogEmpty')} />}
    </>
  )
}

function Text({ kind, text, days, finder, gifts, next, more }: Exclude<ContentData, { kind: 'blog' }>) {
  const { t, href, date } = useVisit()
  const { iconService, shopName } = useShopVisit().site
  const drawIcons = useCallback(
    (marks: readonly HTMLElement[]) =>
      void loadNamedIcons().then(
        ({ drawNamedIcons }) => drawNamedIcons(marks, iconService),
        () => undefined,
      ),
    [iconService],
  )
  const { key, title, summary, picture, html, themes, minutes, occasion } = text
  const isAboutShop = kind === 'page' && finder !== null
  return (
    <>
      <article>
        <header className="page-head">
          <h1 dir="auto">{isAboutShop ? summary : title}</h1>
          {!isAboutShop && summary && <p dir="auto">{summary}</p>}
          {kind === 'post' && (
            <small>
              {t('content.by', { shop: shopName })} · <time dateTime={text.date}>{date(text.date)}</time>
              {minutes > 1 && ` · ${t('content.minutes', { minutes })}`}
            </small>
          )}
          {occasion && next && <Occasion of={occasion} path={next.path} />}
        </header>
        {days && <Days of={days} />}
        {picture && (
          <Picture
            picture={picture}
            ratio={picture.width > 1.5 * picture.height ? 'wide' : 'landscape'}
            sizes="(min-width: 64rem) 60rem, 100vw"
            eager
            alt=""
          />
        )}
        {themes.length > 1 && (
          <nav aria-label={title} data-part="themes">
            <ul className="chips">
              {themes.map((theme) => (
                <li key={theme.id}>
                  <a href={`#${theme.id}`}>{theme.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <RichText html={html} onIcons={drawIcons} />
      </article>
      {kind === 'post' && <Gifts title={t('product.related')} gifts={gifts} next={next} />}
      {finder && <Finder {...finder} />}
      {more.length > 0 && (
        <section aria-labelledby="more">
          <header>
            <h2 id="more">{t('content.more')}</h2>
            <a href={href('/rich/blog')}>{t('account.seeAll')}</a>
          </header>
          <PostList posts={more} />
        </section>
      )}
      {kind === 'page' && !finder && <Help page={key} />}
      {kind === 'page' && <Gifts title={t('content.gifts')} gifts={gifts} next={null} />}
    </>
  )
}

/** Links to the gifts for the day of a post, and to the days of delivery. */
function Occasion({ of: { day, order }, path }: { of: PostOccasion; path: string }) {
  const { href } = useVisit()
  return (
    <ul className="chips">
      <li>
        <a href={href(path)}>
          <Icon name="calendar" />
          {day}
        </a>
      </li>
      {order && (
        <li>
          <a href={href('/rich/delivery')}>
            <Icon name="truck" />
            {order}
          </a>
        </li>
      )}
    </ul>
  )
}

/** In the words of the visitor's country: the answers below are the merchant's. */
function Days({ of: { country, groups } }: { of: DeliveryDays }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="days" data-part="days">
      <h2 id="days">
        {t('content.orderToday')} · {country}
      </h2>
      {groups.map(({ title, lines, feast }) => (
        <div key={title}>
          <strong>{title}</strong>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {feast && (
            <p>
              <strong>{feast.title}</strong>
              {feast.lines.map((line) => (
                <Fragment key={line}>
                  <br />
                  {line}
                </Fragment>
              ))}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

/** Links to the other pages, and to the contact form: the legal notice says itself how to reach the shop. */
function Help({ page }: { page: string }) {
  const { t, href } = useVisit()
  const links = helpLinks.filter(({ path }) => path !== `/rich/${page}` && path !== contactPath)
  return (
    <aside aria-labelledby="help">
      <nav aria-labelledby="help" className="help-rows">
        <h2 id="help">{t('footer.service')}</h2>
        <HelpLinks links={links} />
      </nav>
      {page !== 'imprint' && (
        <div>
          <h2>{t('content.ask')}</h2>
          <p>{t('content.askText')}</p>
          <Button href={href(contactPath)} variant="secondary" icon="mail">
            {t('contact.title')}
          </Button>
        </div>
      )}
    </aside>
  )
}

/** Links into the gift finder. */
function Finder({ title, all, recipients }: FinderTexts) {
  const { href } = useVisit()
  return (
    <section aria-labelledby="finder" data-part="finder">
      <h2 id="finder">{title}</h2>
      <ul className="chips">
        <RecipientLinks recipients={recipients} />
      </ul>
      <Button href={href('/gift-finder')}>{all}</Button>
    </section>
  )
}

type GiftsProps = Pick<Exclude<ContentData, { kind: 'blog' }>, 'gifts' | 'next'> & { title: string }

function Gifts({ title, gifts, next }: GiftsProps) {
  const { href } = useVisit()
  if (gifts.length === 0) return null
  return (
    <section aria-labelledby="gifts" data-part="gifts">
      <header>
        <h2 id="gifts">{title}</h2>
        {next && <a href={href(next.path)}>{next.text}</a>}
      </header>
      <ProductGrid products={gifts} kind="row" short={next !== null} />
    </section>
  )
}
