import { useState } from 'react'
import { PRODUCT_IMAGES } from '../../shared/shop.ts'
import placeholder from '../art/placeholder.svg'
import { Art, GROUNDS, Plate } from './Art.tsx'
import { drawingOf } from './supplements.ts'

/** `pictureUrl` is the portal's own copy of an external picture. */
type Pictured = { name: string; imageUrl: string | null; pictureUrl?: string | null }

/** Only the portal's own pictures: the content security policy allows no others. */
const ownPicture = ({ imageUrl, pictureUrl }: Pictured) =>
  imageUrl?.startsWith(PRODUCT_IMAGES) ? imageUrl : (pictureUrl ?? null)

/** The product's photo, or the placeholder if it cannot be loaded. */
function Photo({ imageUrl, fadedClass }: { imageUrl: string; fadedClass: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <Art src={placeholder} className="size-full" />
  return (
    <img
      src={imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={`size-full object-cover ${fadedClass}`}
    />
  )
}

type ProductPictureProps = {
  product: Pictured
  /** For products out of stock. */
  faded?: boolean
  className?: string
}

/**
 * A large picture: the product's drawing, else its photo, else the placeholder. Decorative, because the name is beside
 * it.
 */
export function ProductPlate({ product, faded = false, className = '' }: ProductPictureProps) {
  const drawing = drawingOf(product.name)
  if (drawing) {
    const { art, ground, latinName } = drawing
    return (
      <Plate
        src={art}
        ground={ground}
        {...(latinName && { latinName })}
        className={`aspect-square ${faded ? '[&_svg]:opacity-55' : ''} ${className}`}
      />
    )
  }
  return <ProductThumb product={product} faded={faded} className={`aspect-square ${className}`} />
}

/** A small picture without frame and Latin name. */
export function ProductThumb({ product, faded = false, className = '' }: ProductPictureProps) {
  const drawing = drawingOf(product.name)
  const photo = drawing ? null : ownPicture(product)
  return (
    <span
      aria-hidden
      className={`block overflow-hidden ${GROUNDS[drawing?.ground ?? 'water']} ${faded ? '[&_svg]:opacity-55' : ''} ${className}`}
    >
      {photo ? (
        <Photo key={photo} imageUrl={photo} fadedClass={faded ? 'opacity-55' : ''} />
      ) : (
        <Art src={drawing?.art ?? placeholder} className="size-full" />
      )}
    </span>
  )
}
