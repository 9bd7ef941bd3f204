/** Which links the lightbox opens. Elementor's attributes say the same as ours. */
const FILE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;
const NEVER = '.no-lightbox,[data-lightbox=no],[data-elementor-open-lightbox=no],[download]';
const ALWAYS = '[data-lightbox=yes],[data-elementor-open-lightbox=yes]';

/** Who wrote the page does not want it. */
export const isRefused = ( element: Element ) => !! element.closest( NEVER );
export const isWeb = ( { protocol }: { protocol: string } ) => /^https?:$/.test( protocol );
export const isImage = ( link: { protocol: string; pathname: string } ) => isWeb( link ) && FILE.test( link.pathname );

export const wants = ( link: HTMLAnchorElement, on?: boolean ): boolean =>
	! isRefused( link ) && ( link.matches( ALWAYS ) || ( !! on && isImage( link ) ) );

/** Addresses of this page that open one. They only name an element: nothing of them is an address, a type or markup. */
export const HASH = /^#(fr-lightbox-|elementor-action)/;
