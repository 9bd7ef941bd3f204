import type { Layer } from '../../../generated/option-types';
import { actionsOf } from '../playback/layer-actions';
import { layerLink } from '../layer-link';
import { plainText, trim, type MarkupNode } from '../markup-node';

/** How layers that do something are reached and named without a pointer: links, buttons, and what has the role of one. TypeScript port of php/Compiler/Markup/InteractiveLayer.php. */

const INTERACTIVE = /<(?:a|button|input|select|textarea|video|audio|iframe|summary)\b/i;

type Link = ReturnType< typeof layerLink >;

/** Whether a click on a layer does something that no link does. */
const acts = ( layer: Layer, on = 'click' ) =>
	actionsOf( layer ).some( ( action ) => action.on === on && action.do !== 'unknown' );

const isPlayer = ( { type }: Layer ) => type === 'video' || type === 'audio';

/** Nothing in a layer can be clicked on by itself, so that the whole of it may be a link or a button. */
export function isFree( layer: Layer ): boolean {
	const { html = '', video, layers = [] } = layer;
	if (
		INTERACTIVE.test( html ) ||
		( isPlayer( layer ) && video && ( video.controls || video.provider !== 'html5' ) )
	) {
		return false; // Players of others, and those with controls, have the focus themselves.
	}
	return layers.every(
		( child ) => isFree( child ) && ! acts( child ) && ! acts( child, 'mouseenter' ) && ! layerLink( child )
	);
}

/** What makes the content a button, for keyboard and assistive tech. What only a pointer over it sets off takes the focus. */
export function press( layer: Layer, link: Link ): Record< string, string | null > {
	if ( link || ! isFree( layer ) ) {
		return {};
	}
	if ( ! acts( layer ) ) {
		return acts( layer, 'mouseenter' ) ? { tabindex: '0' } : {};
	}
	return { role: 'button', tabindex: '0', 'aria-label': isRead( layer ) ? null : labelOf( layer ) };
}

/** The link or button that lies with a content which cannot be one itself. */
export function pressOver( layer: Layer, link: Link, tag: string ): MarkupNode | undefined {
	if ( link && tag !== 'a' ) {
		return { tag: 'a', attrs: { class: 'fr-layer__link', ...link, 'aria-label': labelOf( layer ) } };
	}
	if ( link || isPlayer( layer ) || ! acts( layer ) || isFree( layer ) ) {
		return undefined;
	}
	return { tag: 'button', attrs: { class: 'fr-layer__link', type: 'button', 'aria-label': labelOf( layer ) } };
}

/** Bullets, strokes, arrows, quotation marks: drawn with letters, and nothing to be read. No stars, which may tell a rating. */
const SIGNS = /^[\s•·∙‣◦●○■□▪▫◆◇▲△▶▷▼▽◀◁+×✕✖✗✘✓✔|/\\–—_~*…‹›«»<>^→←↑↓↔↗↘↙↖⟶⟵"“”„'‘’-]+$/u;

/** Whether there is nothing in a layer for screen readers: a sign as decoration, a drawing without a name. */
export const isSilent = ( { type, title, html = '', svg }: Layer ) =>
	! title &&
	( ( type === 'text' && SIGNS.test( plainText( html ) ) ) ||
		( type === 'svg' && ! plainText( html ) && ! /<title/i.test( svg?.html ?? '' ) ) );

/** Whether a layer has text of its own that can be its name. */
export const isRead = ( layer: Layer ) => textOf( layer ) !== '';

function textOf( { html = '', image, layers = [] }: Layer ): string {
	const text = plainText( html );
	const own = ( SIGNS.test( text ) ? '' : text ) || image?.alt || '';
	return own || layers.reduce( ( all, child ) => trim( `${ all } ${ textOf( child ) }` ), '' );
}

/** What a layer is called: its title, its text, its name in lists, where it leads; at last its id. */
export function labelOf( layer: Layer ): string {
	const names = [ layer.title, textOf( layer ), layer.alias, layerLink( layer )?.href, layer.id ];
	return names.find( ( name ) => name && trim( name ) ) ?? '';
}
