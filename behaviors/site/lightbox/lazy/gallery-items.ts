import { isImage, isRefused, isWeb, isImageLink } from '../image-links';

/** One image of a gallery, read from the page. */
export interface Item {
	/** The clicked element, or the one that the URL fragment names. */
	element: HTMLElement;
	/** '' if there is none. */
	src: string;
	/** Whether the URL has an image extension. */
	isPicture: boolean;
	alt: string;
	/** Clones of the page's nodes, or a text. */
	caption: Array< Node | string >;
	thumbnail?: HTMLImageElement;
	/** Known from the media library; otherwise guessed from the thumbnail until the file has loaded. */
	size?: { width: number; height: number };
	srcset?: string;
}

function captionOf( element: HTMLElement ): Array< Node | string > {
	const caption = element.closest( 'figure' )?.querySelector( ':scope > figcaption' );
	const { caption: said, elementorLightboxTitle } = element.dataset;
	const text = said ?? elementorLightboxTitle;
	if ( caption?.textContent?.trim() ) {
		return [ ...caption.cloneNode( true ).childNodes ];
	}
	return text ? [ text ] : [];
}

export function itemOf( element: HTMLElement ): Item {
	const thumbnail = element.querySelector( 'img' ) ?? undefined;
	const href = element.getAttribute( 'href' ) ?? '';
	// A URL fragment may name an image without a link.
	const isFile = element instanceof HTMLAnchorElement && isWeb( element ) && /^[^#]/.test( href );
	const src = isFile ? element.href : ( thumbnail?.currentSrc ?? '' );
	const [ width, height ] = ( element.dataset.lightboxSize ?? '' ).split( 'x' ).map( Number );
	return {
		element,
		src,
		isPicture: ! isFile || isImage( element ),
		alt: thumbnail?.alt ?? '',
		caption: captionOf( element ),
		...( thumbnail && { thumbnail } ),
		...( width && height ? { size: { width, height } } : {} ),
		...( element.dataset.lightboxSrcset ? { srcset: element.dataset.lightboxSrcset } : {} ),
	};
}

const groupOf = ( { dataset }: HTMLElement ) => dataset.lightboxGroup ?? dataset.elementorLightboxSlideshow;

/** The images of its group, or else of its gallery. */
export function setOf( element: HTMLElement, isOn?: boolean ): Item[] {
	const group = groupOf( element );
	const gallery = element.closest( '.wp-block-gallery' );
	if ( ! group && ! gallery ) {
		return [ itemOf( element ) ];
	}
	const links = [ ...( group ? document : gallery! ).querySelectorAll( 'a' ) ].filter(
		( link ) => link === element || ( isImageLink( link, isOn ) && groupOf( link ) === group )
	);
	return ( links.includes( element as HTMLAnchorElement ) ? links : [ element ] ).map( itemOf );
}

function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}

/** The element that the URL fragment names: by its id, or by having this same fragment as its link. */
export function calledBy( hash: string, isOn?: boolean ): HTMLElement | undefined {
	const id = decoded( hash ).match( /^#fr-lightbox-(.+)$/ )?.[ 1 ];
	const element = id
		? document.getElementById( id )
		: [ ...document.querySelectorAll< HTMLElement >( '[href^="#elementor-action"],[data-e-action-hash]' ) ].find(
				( one ) =>
					[ one.getAttribute( 'href' ), one.dataset.eActionHash ].some(
						( own ) => own && decoded( own ) === decoded( hash )
					)
			);
	if ( ! element || isRefused( element ) ) {
		return undefined;
	}
	const links = [ element, ...element.querySelectorAll( 'a' ) ];
	return (
		links.find( ( link ) => link instanceof HTMLAnchorElement && isImageLink( link, isOn ) ) ??
		( id ? undefined : element )
	);
}
