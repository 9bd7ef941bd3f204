import { harmless } from './field';
import { readTags } from '@frontage/editor/form-tags';

/** A text between the fields: a paragraph, heading, legend or divider, and its content as HTML. */
export type TextPart = { tag: string; html: string; open: string; close: string };

const FORMAT =
	'</?(?:b|strong|em|i|small|span|abbr|sup|sub|u|mark|code)(?:\\s+class="[^"<>]*")?>|<br\\s*/?>|</a>|' +
	'<a(?:\\s+(?:href="(?:https?:|mailto:|tel:|[/#?])[^"<>]*"|(?:class|target|rel)="[^"<>]*"))*\\s*>';
const INSIDE = `(?:[^<]|${ FORMAT })*`;
const TEXT = new RegExp( `^(<(p|h[1-6]|legend)(?:\\s[^<>]*)?>)(${ INSIDE })(</\\2>)$` );
const BARE = new RegExp( `^${ INSIDE }$` );
const DIVIDER = /^<hr(?:\s[^<>]*)?>$/;

/** Parses a part of a template as a text. Undefined if it can only be shown as source, also because it could contain executable markup. */
export function readText( source: string ): TextPart | undefined {
	if ( DIVIDER.test( source ) ) {
		return { tag: 'hr', html: '', open: source, close: '' };
	}
	if ( readTags( source ).length || source.includes( '[' ) ) {
		return undefined;
	}
	const [ , open = '', tag = '', html = '', close = '' ] = TEXT.exec( source ) ?? [];
	if ( tag ) {
		return { tag, html, open, close };
	}
	return BARE.test( source ) ? { tag: '', html: source, open: '', close: '' } : undefined;
}

export const isText = ( source: string ) => readText( source ) !== undefined;

/** Whether a consent's text can be edited in place. */
export const isFormatted = ( html: string ) => BARE.test( html );

/** Replaces the text in the source. Blank lines would end it. */
export function changeText( source: string, html: string ): string {
	const text = readText( source );
	return text ? text.open + harmless( html ).replace( /\n\s*\n/g, '\n' ) + text.close : source;
}

/** Replaces the element in the source: `p`, `h2` to `h4`. */
export function changeElement( source: string, tag: string ): string {
	const text = readText( source );
	return text ? `<${ tag }>${ text.html.trim() }</${ tag }>` : source;
}
