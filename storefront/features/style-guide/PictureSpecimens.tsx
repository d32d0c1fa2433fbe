// Specimens of pictures and prices.
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { Specimens } from './Specimens.tsx'

const placeholder = 'data:image/gif;base64,R0lGODlhAQABAIAAAO3XzQAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const picture = (name: string, width = 1200, height = 1200) => ({
  name,
  width,
  height,
  placeholder,
  alt: name,
})
const cards = [
  { picture: picture('signature-gift-box'), price: '$18.90', compareAt: undefined },
  { picture: picture('rose-bouquet-kraft'), price: '$49.00', compareAt: '$59.00' },
  { picture: picture('name-mug-oat'), price: 'from $16.50', compareAt: undefined },
  { picture: picture('tea-tin'), price: '¥2,480', compareAt: '¥2,980' },
]

export function PictureSpecimens() {
  return (
    <Specimens title="Pictures and prices">
      <div data-part="grid">
        {cards.map((card) => (
          <div className="specimen-card" key={card.picture.name}>
            <Picture picture={card.picture} ratio="square" sizes="(width < 40rem) 100vw, 25vw" />
            <span>{card.picture.name}</span>
            <Price
              price={card.price}
              compareAt={card.compareAt}
              compareAtLabel="Lowest price of the last 30 days"
            />
          </div>
        ))}
      </div>
      <div data-part="row">
        <Price price="24,90 €" compareAt="29,90 €" size="l" />
        <ParcelPicture />
      </div>
      <div data-part="grid">
        {(['own', 'square', 'landscape', 'wide'] as const).map((ratio) => (
          <Picture key={ratio} picture={picture('tea-tin')} ratio={ratio} sizes="18rem" widest={640} />
        ))}
        <Picture
          picture={picture('no-such-picture')}
          ratio="square"
          sizes="18rem"
          alt="A picture that is missing"
        />
      </div>
      <Picture picture={picture('hero-easter-table', 2400, 1200)} ratio="wide" sizes="100vw" mirrored eager />
    </Specimens>
  )
}
