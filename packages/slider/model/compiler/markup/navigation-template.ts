import type { Image, Slide } from '../../../generated/option-types';
import { cssNumber } from '../style/css-value';
import { escapeHtml, writeHtml } from './html-writer';
import { imageAttributes } from './image-attributes';
import { decode, type MarkupNode } from '../markup-node';

/**
 * Templates of the navigation: sanitized HTML with `{{title}}`, `{{description}}`, `{{param1}}` … `{{param10}}` and
 * `{{thumb}}`, filled in for one slide. TypeScript port of php/Compiler/Markup/NavigationTemplate.php.
 */

const TOKEN = /\{\{\s*(\w+)\s*\}\}/g;
const LINK = /<\/?a\b[^>]*>/gi;
/** Empty elements that scripts of original pages filled with the image or the title. */
const HOLDERS =
	/(<(\w+)(?: [^>]*)? class="[^"]*\btp-(?:arr|bullet|thumb|tab)-(image|imgholder|title|titleholder)\b[^"]*"[^>]*>)\s*(<\/\2>)/g;

/** Returns a part's template filled in for a slide; undefined without a template, or if the result shows nothing. */
export function templateNode(
	{ tmp, width = 100 }: { tmp: string; width?: number },
	slide: Slide,
	name: string
): MarkupNode | undefined {
	const html = tmp && fillTemplate( tmp, slide, `${ cssNumber( width, 0 ) }px` );
	return html ? { tag: 'span', attrs: { class: `fr-slider__${ name }` }, html } : undefined;
}

/**
 * @param template
 * @param slide
 * @param width    Maximum width of an image in it.
 * @return Empty if the template shows nothing for this slide.
 */
function fillTemplate( template: string, slide: Slide, width: string ): string {
	const image = slidePicture( slide );
	const html = template
		.replace( LINK, '' ) // A button must not contain links.
		.split( /(<[^>]*>)/ )
		.map( ( part ) => ( part.startsWith( '<' ) ? fillTag( part, slide, image ) : fillText( part, slide ) ) )
		.join( '' )
		.replace(
			HOLDERS,
			( whole, start: string, tag: string, what: string, end: string ) =>
				start + ( what.startsWith( 'im' ) ? picture( image, width ) : escapeHtml( slide.title ) ) + end
		);
	return /<img |[^\s<>]/.test( html.replace( /<(?!img )[^>]*>/g, '' ) ) ? html : '';
}

/** Thumbnail of a slide: its own, or its background image. */
export const slidePicture = ( { thumb, background }: Slide ): Image | undefined =>
	[ thumb, background.image, background.video?.poster ].find( ( image ) => image?.url );

const fillText = ( text: string, slide: Slide ) =>
	text.replace( TOKEN, ( whole, token: string ) => {
		const number = paramNumber( token );
		return number === undefined
			? escapeHtml( valueOf( token, slide ) )
			: param( slide, number ).replace( LINK, '' );
	} );

/** Inside a tag, text is only inserted into names and a URL only into `src`. So no value can become a link or a style. */
const fillTag = ( tag: string, slide: Slide, image: Image | undefined ) =>
	tag.replace( / ([\w-]+)="([^"]*\{\{[^"]*)"/g, ( whole, name: string, value: string ) => {
		if ( name === 'src' && /^\{\{\s*thumb\s*\}\}$/.test( value ) ) {
			return image?.url ? ` src="${ escapeHtml( image.url ) }"` : '';
		}
		const filled = value.replace( TOKEN, ( token, own: string ) => escapeHtml( valueOf( own, slide ) ) );
		return [ 'alt', 'title', 'aria-label' ].includes( name ) ? ` ${ name }="${ filled }"` : '';
	} );

function paramNumber( token: string ): number | undefined {
	const [ , number ] = /^param(\d+)$/.exec( token ) ?? [];
	return number === undefined ? undefined : Number( number );
}

function valueOf( token: string, slide: Slide ): string {
	const number = paramNumber( token );
	if ( number !== undefined ) {
		return decode( param( slide, number ).replace( /<[^>]*>/g, '' ) );
	}
	return ( token === 'title' || token === 'description' ? slide[ token ] : undefined ) ?? '';
}

const param = ( { params = [] }: Slide, number: number ) => params[ number - 1 ] ?? '';

const picture = ( image: Image | undefined, width: string ) =>
	image
		? writeHtml( { tag: 'img', attrs: imageAttributes( { ...image, alt: '', title: '' }, width, 'later' ) } )
		: '';
