/** Which links the lightbox opens. Elementor's attributes are supported as well. */
const FILE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;
const NEVER = '.no-lightbox,[data-lightbox=no],[data-elementor-open-lightbox=no],[download]';
const ALWAYS = '[data-lightbox=yes],[data-elementor-open-lightbox=yes]';

/** The author turned it off. */
export const isRefused = ( element: Element ) => !! element.closest( NEVER );
export const isWeb = ( { protocol }: { protocol: string } ) => /^https?:$/.test( protocol );
export const isImage = ( link: { protocol: string; pathname: string } ) => isWeb( link ) && FILE.test( link.pathname );

export const isImageLink = ( link: HTMLAnchorElement, isOn?: boolean ): boolean =>
	! isRefused( link ) && ( link.matches( ALWAYS ) || ( !! isOn && isImage( link ) ) );

/** URL fragments of this page that open an image. They only name an element, and contain no URL, type or markup. */
export const HASH = /^#(fr-lightbox-|elementor-action)/;
