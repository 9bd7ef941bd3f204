import {
	type FoundTag,
	labelled,
	readTags,
	type Span,
	type Tag,
	typeOf,
	withContent,
	withName,
	withOption,
	withRequired,
	withValues,
} from '@frontage/editor/form-tags';

/** A form-tag with the label and the markup around it. */
export type Field = Tag & {
	/** The label as HTML; undefined if the markup has no element for it. */
	label: Span | undefined;
	/** The help text as HTML, with the place of its element and of the white space before it. */
	help: Span | undefined;
};

/** A field on the canvas, with its block ID. */
export type Placed = { id: string; field: Field };

/** The editable properties of a field. */
export type FieldEdits = {
	label?: string;
	/** As plain text; empty to remove it. */
	help?: string;
	required?: boolean;
	name?: string;
	option?: [ name: string, value: string | boolean ];
	values?: string[];
	content?: string;
	/** The whole form-tag; anything else than one tag is ignored. */
	tag?: string;
	width?: Width;
};

/** The part of a row that a field takes on screens with room for it. */
export type Width = 'full' | 'half' | 'third';

/** The element around a field that is not as wide as the form (page/widths/widths.css). */
const WIDTH = /^<div class="fr-form-(half|third)">\s*([\s\S]*?)\s*<\/div>$/;

export const widthOf = ( source: string ): Width => ( WIDTH.exec( source )?.[ 1 ] as Width | undefined ) ?? 'full';

function withWidth( source: string, width: Width ): string {
	const inner = WIDTH.exec( source )?.[ 2 ] ?? source;
	return width === 'full' ? inner : `<div class="fr-form-${ width }">\n${ inner }\n</div>`;
}

const MASK = '\0';
/** The class of help texts (Rendering/HelpTexts.php). */
export const HELP = 'fr-form-help';
const AROUND = '(?:label|p|div|fieldset|legend|span|strong|b|li|tr|td|th|dl|dt|dd)';
/** Formatting elements that cannot contain executable markup. */
const PLAIN = '</?(?:b|strong|em|i|small|span|abbr|sup|sub|u|mark)(?:\\s+class="[^"<>]*")?>';
const SHAPE = new RegExp(
	`^((?:<${ AROUND }\\b[^<>]*>\\s*)*)` +
		`((?:[^<${ MASK }]|${ PLAIN })*?)` +
		`((?:\\s|<br\\s*/?>|</?${ AROUND }\\b[^<>]*>)*)` +
		`${ MASK }((?:\\s|<br\\s*/?>|</${ AROUND }>)*?)` +
		`(?:(\\s*<small class="${ HELP }">)([^<${ MASK }]*)(</small>)(?:\\s|<br\\s*/?>|</${ AROUND }>)*)?$`
);

/** The help text after a label, which is part of its field though outside of the label: screen readers read it as a description. */
export const HELP_AFTER = new RegExp( `^\\s*<small class="${ HELP }">[^<]*</small>` );

const known = new Map< string, Field | undefined >();
const MANY = 2000;

/** Parses a part of a template as a field; undefined if it contains more than a label and one form-tag. */
export function readField( source: string ): Field | undefined {
	if ( ! known.has( source ) ) {
		if ( known.size > MANY ) {
			known.clear();
		}
		known.set( source, shape( source ) );
	}
	return known.get( source );
}

function shape( source: string ): Field | undefined {
	const [ found, ...others ] = readTags( source );
	if ( ! found || others.length || source.includes( MASK ) ) {
		return undefined;
	}
	const { tag, start, end } = found;
	const parts = SHAPE.exec( source.slice( 0, start ) + MASK + source.slice( end ) );
	if ( ! parts ) {
		return undefined;
	}
	const [ , before = '', text = '', between = '', after = '', openHelp, helpText = '', closeHelp = '' ] = parts;
	const hasPlace = text !== '' || /<(?:label|legend)\b[^<>]*>\s*$/.test( before );
	if ( text !== '' && ! isLabelled( tag ) && ! typeOf( tag ).content ) {
		return undefined;
	}
	// The position of an empty label: before the line of the form-tag, or directly after the opening tags.
	const open = before.trimEnd().length;
	const empty = /^[^\S\n]+(?=\n)/.exec( before.slice( open ) )?.[ 0 ] ?? '';
	const at = text ? before.length : open + empty.length;
	const helpAt = before.length + text.length + between.length + ( end - start ) + after.length;
	const helpEnd = helpAt + ( openHelp?.length ?? 0 ) + helpText.length + closeHelp.length;
	return {
		...tag,
		label: hasPlace ? { text, start: at, end: at + text.length } : undefined,
		help: openHelp === undefined ? undefined : { text: helpText, start: helpAt, end: helpEnd },
	};
}

/** A plain text as HTML. */
export const asHtml = ( text: string ) => text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

/** Escapes brackets if a text would contain a form-tag. */
export function harmless( html: string ): string {
	return readTags( html ).length || /\[\/?group\b/.test( html )
		? html.replace( /\[/g, '&#91;' ).replace( /\]/g, '&#93;' )
		: html;
}

/** The option of a field: true for a bare word, else the part after its colon; empty without the option. */
export function optionOf( field: Tag, name: string, isSwitch: boolean ): string | boolean {
	const found = field.options.find( ( { text } ) => text === name || text.startsWith( `${ name }:` ) )?.text;
	return isSwitch ? found !== undefined : ( found?.slice( name.length + 1 ) ?? '' );
}

const relabelled = ( source: string, label: string, { start, end, tag }: FoundTag ): string => {
	const tagText = source.slice( start, end );
	return source.slice( 0, start ) + labelled( typeOf( tag ).around || 'label', label, tagText ) + source.slice( end );
};

/** The source with another help text: behind the label around the form-tag, else behind the form-tag. */
function withHelp( source: string, help: string, { end }: FoundTag ): string {
	const text = harmless( asHtml( help ) ).replace( /\s+/g, ' ' ).trim();
	const closing = /^(?:(?:\s|<br\s*\/?>)*<\/(?:label|span|strong|b)>)*/.exec( source.slice( end ) )?.[ 0 ] ?? '';
	const behind = end + closing.length;
	const place = readField( source )?.help ?? { start: behind, end: behind };
	const element = text && `\n<small class="${ HELP }">${ text }</small>`;
	return source.slice( 0, place.start ) + element + source.slice( place.end );
}

/** Changes one property in the source of a field; everything else is unchanged. */
export function changeField( source: string, edits: FieldEdits ): string {
	const change = ( text: string, by: ( found: FoundTag ) => string ) => {
		const [ found ] = readTags( text );
		return found ? by( found ) : text;
	};
	const { label, help, required, name, option, values, content, tag, width } = edits;
	let text = source;
	if ( label !== undefined ) {
		const place = readField( text )?.label;
		// White space around a label stays unchanged. While a label is typed, its own would otherwise be added to it with each word.
		const clean = harmless( label ).trim();
		if ( place ) {
			text = text.slice( 0, place.start ) + clean + text.slice( place.end );
		} else if ( clean ) {
			text = change( text, ( found ) => relabelled( text, clean, found ) );
		}
	}
	if ( help !== undefined ) {
		text = change( text, ( found ) => withHelp( text, help, found ) );
	}
	if ( required !== undefined ) {
		text = change( text, ( found ) => withRequired( text, found, required ) );
	}
	if ( name !== undefined ) {
		text = change( text, ( found ) => withName( text, found, name ) );
	}
	if ( option !== undefined ) {
		text = change( text, ( found ) => withOption( text, found, ...option ) );
	}
	if ( values !== undefined ) {
		text = change( text, ( found ) => withValues( text, found, values ) );
	}
	if ( content !== undefined ) {
		text = change( text, ( found ) => withContent( text, found, content ) );
	}
	if ( tag && tagOf( tag ) === tag ) {
		text = change( text, ( { start, end } ) => text.slice( 0, start ) + tag + text.slice( end ) );
	}
	return width === undefined ? text : withWidth( text, width );
}

/** The form-tag in the source of a field; empty without one. */
export function tagOf( source: string ): string {
	const [ found ] = readTags( source );
	return found ? source.slice( found.start, found.end ) : '';
}

/** Whether a type has a label. */
export const isLabelled = ( tag: Tag ) => typeOf( tag ).around !== '';

/** Whether visitors have to fill in a field. */
export function isRequired( field: Tag ): boolean {
	const { required } = typeOf( field );
	return required === 'unless-optional'
		? optionOf( field, 'optional', true ) !== true
		: field.required || required === 'always';
}

/** Whether a label ends in a note, such as "(optional)", or in an asterisk. */
const saysMore = ( { label }: Field ) => /[)*]\s*$/.test( label?.text ?? '' );

/** Whether required fields are marked for visitors: if an optional field has no such note (Rendering/RequiredMarks.php). */
export const hasSilentOptional = ( fields: Field[] ) =>
	fields.some(
		( field ) => field.label?.text.trim() && typeOf( field ).marked && ! isRequired( field ) && ! saysMore( field )
	);

/** Whether the label of this field has the mark then, or that of optional fields if those are marked instead. */
export const isMarked = ( field: Field, isForOptional = false ) =>
	isRequired( field ) !== isForOptional && ! saysMore( field ) && typeOf( field ).marked;

/** Whether the required state can be changed. */
export const isRequirable = ( tag: Tag ) => [ 'star', 'unless-optional' ].includes( typeOf( tag ).required );
