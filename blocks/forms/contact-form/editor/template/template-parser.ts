import { HELP_AFTER, readField } from './field';
import { isStep } from './step';
import { readBracket, readTags } from '@frontage/editor/form-tags';
import { isText } from './text';

/**
 * A template as parts, in order: fields, texts, elements that contain fields, and other markup as source text. `lead` is the white space
 * before a part. It is only used while the part follows its original predecessor (`at` is its index).
 */
export type Part = { kind: 'field' | 'text' | 'html' | 'group'; source: string; lead: string; at: number } & {
	/** For a group: its content and closing tag; `source` is its opening tag. */
	inside?: Parts;
	close?: string;
};

export type Parts = { parts: Part[]; tail: string };

type Node = { kind: 'text' | 'tag' | 'blob'; start: number; end: number } | Element;
type Element = { kind: 'element'; name: string; start: number; end: number; openEnd: number; children: Node[] };

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Markup in which a bracket or a `<` has no meaning, an opening or closing element, or a conditional group. */
const TOKEN =
	/<!--[^]*?-->|<(script|style|textarea|svg|math)\b[^>]*>[^]*?<\/\1\s*>|<(\/?)([a-zA-Z][\w:-]*)(?:[^<>"']|"[^"]*"|'[^']*')*>|\[(\/?)(group)(?:\s[^\]]*)?\]/gy;
const MARK = /[<[]/g;
const BLOCK =
	/^(?:address|article|aside|blockquote|center|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|\[group\])$/;
/** Elements that may contain parts. A paragraph may not: an inserted part could end it. */
const GROUP =
	/^(?:article|aside|blockquote|center|div|dl|fieldset|figure|footer|header|li|main|ol|section|table|tbody|td|th|thead|tr|ul|\[group\])$/;

/** Parses the elements of a text; unclosed or unopened tags are not parsed as elements. */
function readNodes( text: string ): Node[] {
	const root: Node[] = [];
	const open: Element[] = [];
	const list = () => open.at( -1 )?.children ?? root;
	const add = ( kind: 'text' | 'tag' | 'blob', start: number, end: number ) => {
		const last = list().at( -1 );
		if ( kind === 'text' && last?.kind === 'text' && last.end === start ) {
			last.end = end;
		} else if ( end > start ) {
			list().push( { kind, start, end } );
		}
	};
	/** Turns an unclosed element and everything after it into a single part that is not parsed. */
	const giveUp = ( depth: number, end: number ) => {
		const [ lost ] = open.splice( depth );
		if ( lost ) {
			const siblings = list();
			siblings.splice( siblings.indexOf( lost ), 1, { kind: 'blob', start: lost.start, end } );
		}
	};
	const element = ( name: string, start: number, end: number, isClosing: boolean ) => {
		if ( ! isClosing ) {
			const begun: Element = { kind: 'element', name, start, end, openEnd: end, children: [] };
			list().push( begun );
			if ( ! VOID.test( name ) ) {
				open.push( begun );
			}
			return;
		}
		const depth = open.findLastIndex( ( one ) => one.name === name );
		if ( depth < 0 ) {
			add( 'blob', start, end );
			return;
		}
		giveUp( depth + 1, start );
		const closed = open.pop();
		if ( closed ) {
			closed.end = end;
		}
	};

	for ( let place = 0; place < text.length; ) {
		MARK.lastIndex = place;
		const next = MARK.exec( text )?.index ?? text.length;
		if ( next > place ) {
			add( 'text', place, next );
			place = next;
			continue;
		}
		TOKEN.lastIndex = place;
		const token = TOKEN.exec( text );
		if ( token ) {
			const [ whole, , closing, name, ends, group ] = token;
			const end = place + whole.length;
			if ( name || group ) {
				element( name ? name.toLowerCase() : '[group]', place, end, Boolean( closing || ends ) );
			} else {
				add( 'blob', place, end );
			}
			place = end;
		} else {
			const { end, tag } =
				text[ place ] === '[' ? readBracket( text, place ) : { end: place + 1, tag: undefined };
			add( tag ? 'tag' : 'text', place, end );
			place = end;
		}
	}
	giveUp( 0, text.length );
	return root;
}

/** Parses a template into parts; writing them again returns the same text. */
export function readParts( text: string ): Parts {
	return partsOf( text, readNodes( text ), 0, text.length );
}

/** Whether an element is a part of its own: a block-level element, or a label around a field. */
const isBlock = ( text: string, node: Node ): node is Element =>
	node.kind === 'element' &&
	( BLOCK.test( node.name ) ||
		( node.name === 'label' && readTags( text.slice( node.start, node.end ) ).length > 0 ) );

function partsOf( text: string, nodes: Node[], from: number, to: number ): Parts {
	const parts: Part[] = [];
	let done = from;
	const push = ( kind: Part[ 'kind' ], start: number, end: number, more: Partial< Part > = {} ) => {
		const source = text.slice( start, end );
		parts.push( { kind, source, lead: text.slice( done, start ), at: parts.length, ...more } );
		done = end;
	};
	/** A paragraph: the text between two blank lines or blocks. */
	const paragraph = ( run: Node[], start: number, end: number ) => {
		const source = text.slice( start, end );
		const first = start + source.length - source.trimStart().length;
		const last = start + source.trimEnd().length;
		if ( first >= last ) {
			return;
		}
		const isBare = ( node: Node ) => node.kind === 'text' && ! text.slice( node.start, node.end ).trim();
		const tags = run.filter( ( node ) => node.kind === 'tag' );
		if ( tags.length > 1 && run.every( ( node ) => node.kind === 'tag' || isBare( node ) ) ) {
			tags.forEach( ( tag ) => push( 'field', tag.start, tag.end ) );
			return;
		}
		push( kindOf( text.slice( first, last ) ), first, last );
	};

	let run: Node[] = [];
	let start = from;
	const flush = ( end: number ) => {
		paragraph( run, start, end );
		run = [];
		start = end;
	};
	for ( const node of nodes ) {
		if ( node.start < start ) {
			continue; // Part of the field before.
		}
		if ( isBlock( text, node ) ) {
			flush( node.start );
			const help = node.name === 'label' ? HELP_AFTER.exec( text.slice( node.end ) )?.[ 0 ] : undefined;
			if ( help && readField( text.slice( node.start, node.end + help.length ) ) ) {
				push( 'field', node.start, node.end + help.length );
				start = node.end + help.length;
				continue;
			}
			const source = text.slice( node.start, node.end );
			const closeAt = node.end - ( /(?:<\/[^<>]*>|\[\/group\])$/.exec( source )?.[ 0 ].length ?? 0 );
			const isGroup =
				node.name === '[group]' ||
				isStep( source ) ||
				( readTags( source ).length > 0 && ! readField( source ) );
			if ( GROUP.test( node.name ) && isGroup ) {
				push( 'group', node.start, node.end, {
					source: text.slice( node.start, node.openEnd ),
					inside: partsOf( text, node.children, node.openEnd, closeAt ),
					close: text.slice( closeAt, node.end ),
				} );
			} else {
				push( kindOf( source ), node.start, node.end );
			}
			start = node.end;
		} else if ( node.kind === 'text' ) {
			let rest = node.start;
			for ( const { 0: blank, index } of text.slice( node.start, node.end ).matchAll( /\n[^\S\n]*\n\s*/g ) ) {
				const place = node.start + index;
				run.push( { kind: 'text', start: rest, end: place } );
				flush( place );
				rest = place + blank.length;
			}
			run.push( { kind: 'text', start: rest, end: node.end } );
		} else {
			run.push( node );
		}
	}
	flush( to );
	return { parts, tail: text.slice( done, to ) };
}

function kindOf( source: string ): Part[ 'kind' ] {
	if ( readField( source ) ) {
		return 'field';
	}
	return isText( source ) ? 'text' : 'html';
}

/** The separator before a part that does not follow its original predecessor. */
const APART = '\n\n';

/** Appends parts to a text and adds their start and end to `places`, a group before its content. */
function append( text: string, { parts, tail }: Parts, isInside: boolean, places: [ number, number ][] ): string {
	let before = -1;
	let written = text;
	for ( const part of parts ) {
		const isFirst = part === parts[ 0 ];
		const isKept = part.at === before + 1 && ( part.at > 0 || isFirst );
		before = part.at;
		const first = isInside ? '\n' : '';
		const apart = isFirst ? first : APART;
		written += isKept ? part.lead : apart;
		const place: [ number, number ] = [ written.length, 0 ];
		places.push( place );
		written += part.source;
		if ( part.inside ) {
			written = append( written, part.inside, true, places );
		}
		written += part.close ?? '';
		place[ 1 ] = written.length;
	}
	return written + tail;
}

/** Writes parts as text. */
export const writeParts = ( parts: Parts ): string => append( '', parts, false, [] );

/** The first and last line of each part, from 1; a group comes before its content. */
export function linesOf( parts: Parts ): [ number, number ][] {
	const places: [ number, number ][] = [];
	const text = append( '', parts, false, places );
	return places.map( ( place ) => place.map( ( end ) => text.slice( 0, end ).split( '\n' ).length ) as typeof place );
}
