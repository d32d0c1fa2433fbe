// The site map for people: links to every page of the shop.
import type { ReactNode } from 'react'
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { aboutLinks, ownLinks } from '../../shared/navigation/footer-links.ts'
import { helpLinks } from '../../shared/navigation/help-links.ts'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import { RecipientLinks } from '../../shared/RecipientLinks.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import type { MappedCategory, SitemapData } from './load-sitemap.ts'
import '../../shared/PageHead.css'
import './SitemapScreen.css'

export default function SitemapScreen({ data }: { data: SitemapData }) {
  const { finder, occasions, categories, posts } = data
  const { t, frame, href, locale } = useShopVisit()
  const pages = (frame.footer ?? aboutLinks).filter(({ path }) => path !== '/sitemap')
  const account = { path: '/user/center', text: t('account.title') }
  const newsletter = { path: '/newsletter', text: t('newsletter.title') }
  return (
    <div className="sitemap-screen container">
      <Breadcrumbs title={t('sitemap.title')} />
      <header className="page-head">
        <h1>{t('sitemap.title')}</h1>
      </header>
      {/* In this order, the columns end near each other. */}
      <div data-part="groups">
        <Group id="map-gifts" title={t('footer.shop')}>
          <Categories categories={categories} />
        </Group>
        <Group id="map-service" title={t('footer.service')}>
          <HelpLinks links={helpLinks} />
        </Group>
        {occasions.length > 0 && (
          <Group id="map-occasions" title={t('wishes.occasions')}>
            <Categories categories={occasions} />
          </Group>
        )}
        <Group id="map-yours" title={t('footer.yours')}>
          <HelpLinks links={[account, ...ownLinks]} />
        </Group>
        <Group id="map-shop" title={t('sitemap.shop')}>
          <HelpLinks links={[...pages, newsletter, ...frame.legal]} />
        </Group>
        {posts.length > 0 && (
          <Group id="map-blog" title={t('content.blog')}>
            <HelpLinks
              links={posts.map(({ address, title }) => ({ path: `/rich/${address}`, text: title }))}
            />
          </Group>
        )}
        <Group id="map-ways" title={t('shop.find')}>
          <ul>
            <li>
              <a href={href('/search')}>{t('list.everything')}</a>
            </li>
            <li>
              <a href={href('/bulk-gifts')}>{t('bulk.title')}</a>
            </li>
            <li>
              <a href={`/registry/own?lang=${locale}`}>{t('registry.title')}</a>
            </li>
            <li>
              <a href={href('/gift')}>{t('present.title')}</a>
            </li>
            <li>
              <a href={href('/gift-finder')}>{finder.title}</a>
              <ul>
                <RecipientLinks recipients={finder.recipients} />
              </ul>
            </li>
          </ul>
        </Group>
      </div>
    </div>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Categories({ categories }: { categories: readonly MappedCategory[] }) {
  return (
    <ul>
      {categories.map(({ children, ...category }) => (
        <li key={category.key}>
          <CategoryLine category={category} />
          {children.length > 0 && (
            <ul>
              {children.map((child) => (
                <li key={child.key}>
                  <CategoryLine category={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function CategoryLine({ category: { name, address } }: { category: CategoryLink }) {
  const { href } = useVisit()
  return <a href={href(`/classify/${address}`)}>{name}</a>
}
