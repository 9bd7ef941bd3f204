import type { Layer } from '../../../generated/option-types';
import { actionsOf } from '../playback/layer-actions';
import { layerLink } from '../layer-link';
import { plainText, trim, type MarkupNode } from '../markup-node';

/**
 * Makes interactive layers accessible without a pointer: links, buttons and elements with a button role, each with a
 * name. TypeScript port of php/Compiler/Markup/InteractiveLayer.php.
 */

const INTERACTIVE = /<(?:a|button|input|select|textarea|video|audio|iframe|summary)\b/i;

type Link = ReturnType< typeof layerLink >;

/** Whether a click on a layer does something other than follow a link. */
const acts = ( layer: Layer, on = 'click' ) =>
	actionsOf( layer ).some( ( action ) => action.on === on && action.do !== 'unknown' );

const isPlayer = ( { type }: Layer ) => type === 'video' || type === 'audio';

/** Whether nothing inside the layer is interactive, so that the whole layer may be a link or a button. */
export function isFree( layer: Layer ): boolean {
	const { html = '', video, layers = [] } = layer;
	if (
		INTERACTIVE.test( html ) ||
		( isPlayer( layer ) && video && ( video.controls || video.provider !== 'html5' ) )
	) {
		return false; // Third-party players, and videos with controls, take the focus themselves.
	}
	return layers.every(
		( child ) => isFree( child ) && ! acts( child ) && ! acts( child, 'mouseenter' ) && ! layerLink( child )
	);
}

/**
 * Attributes that make the content a button for keyboard and assistive technology. A layer that only reacts to hovering
 * becomes focusable.
 */
export function linkOrButton( layer: Layer, link: Link ): Record< string, string | null > {
	if ( link || ! isFree( layer ) ) {
		return {};
	}
	if ( ! acts( layer ) ) {
		return acts( layer, 'mouseenter' ) ? { tabindex: '0' } : {};
	}
	return { role: 'button', tabindex: '0', 'aria-label': isRead( layer ) ? null : labelOf( layer ) };
}

/** Returns a link or button as a sibling of the content, for content that cannot be one itself. */
export function coveringLink( layer: Layer, link: Link, tag: string ): MarkupNode | undefined {
	if ( link && tag !== 'a' ) {
		return { tag: 'a', attrs: { class: 'fr-layer__link', ...link, 'aria-label': labelOf( layer ) } };
	}
	if ( link || isPlayer( layer ) || ! acts( layer ) || isFree( layer ) ) {
		return undefined;
	}
	return { tag: 'button', attrs: { class: 'fr-layer__link', type: 'button', 'aria-label': labelOf( layer ) } };
}

/**
 * Characters that are decoration and have nothing to read: bullets, strokes, arrows, quotation marks. Stars are not
 * included, since they may show a rating.
 */
const SIGNS = /^[\s•·∙‣◦●○■□▪▫◆◇▲△▶▷▼▽◀◁+×✕✖✗✘✓✔|/\\–—_~*…‹›«»<>^→←↑↓↔↗↘↙↖⟶⟵"“”„'‘’-]+$/u;

/** Whether a layer has no content for screen readers: decorative characters, or an SVG without a name. */
export const isSilent = ( { type, title, html = '', svg }: Layer ) =>
	! title &&
	( ( type === 'text' && SIGNS.test( plainText( html ) ) ) ||
		( type === 'svg' && ! plainText( html ) && ! /<title/i.test( svg?.html ?? '' ) ) );

/** Whether a layer has text that can be its accessible name. */
export const isRead = ( layer: Layer ) => textOf( layer ) !== '';

function textOf( { html = '', image, layers = [] }: Layer ): string {
	const text = plainText( html );
	const own = ( SIGNS.test( text ) ? '' : text ) || image?.alt || '';
	return own || layers.reduce( ( all, child ) => trim( `${ all } ${ textOf( child ) }` ), '' );
}

/** Accessible name of a layer: its title, its text, its name in lists or its link target; its id as the last resort. */
export function labelOf( layer: Layer ): string {
	const names = [ layer.title, textOf( layer ), layer.alias, layerLink( layer )?.href, layer.id ];
	return names.find( ( name ) => name && trim( name ) ) ?? '';
}
