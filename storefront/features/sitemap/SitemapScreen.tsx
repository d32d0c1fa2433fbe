// The site map for people: links to every page of the shop.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { aboutLinks, ownLinks } from '../../shared/navigation/footer-links.ts'
import { helpLinks } from '../../shared/navigation/help-links.ts'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import type { SitemapData } from './load-sitemap.ts'
import './SitemapScreen.css'

export default function SitemapScreen({ data: { categories, posts } }: { data: SitemapData }) {
  const t = useTranslate()
  const href = useHref()
  const frame = useShopVisit().frame
  return (
    <div className="sitemap-screen container">
      <Breadcrumbs title={t('sitemap.title')} />
      <h1>{t('sitemap.title')}</h1>
      <section aria-labelledby="map-gifts">
        <h2 id="map-gifts">{t('footer.shop')}</h2>
        <ul data-part="categories">
          <li>
            <a href={href('/search')}>{t('list.everything')}</a>
          </li>
          <li>
            <a href={href('/bulk-gifts')}>{t('bulk.title')}</a>
          </li>
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
      </section>
      <div data-part="pages">
        <section aria-labelledby="map-service">
          <h2 id="map-service">{t('footer.service')}</h2>
          <HelpLinks links={helpLinks} />
        </section>
        <section aria-labelledby="map-shop">
          <h2 id="map-shop">{t('sitemap.shop')}</h2>
          <HelpLinks links={[...(frame.footer ?? aboutLinks), ...frame.legal]} />
        </section>
        <section aria-labelledby="map-yours">
          <h2 id="map-yours">{t('footer.yours')}</h2>
          <HelpLinks links={ownLinks} />
        </section>
        {posts.length > 0 && (
          <section aria-labelledby="map-blog">
            <h2 id="map-blog">{t('content.blog')}</h2>
            <ul>
              {posts.map(({ address, title }) => (
                <li key={address}>
                  <a href={href(`/rich/${address}`)}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

function CategoryLine({ category: { name, address } }: { category: CategoryLink }) {
  const href = useHref()
  return <a href={href(`/classify/${address}`)}>{name}</a>
}
