import type { MarkupNode } from '../model/compiler/markup-node';
import { safeNodes } from './safe-html';

/** Creates DOM elements from a slider's tree, and later only updates what differs in a new tree. Changes by the engine stay. */

/** A DOM element and the node from which it was created. */
export interface Made {
	node: MarkupNode;
	element: Element;
	/** Nodes from `html` or `text`, which precede the children. */
	own: ChildNode[];
	children: Made[];
}

/** Filters attributes; the editor removes some. */
type Tame = ( attributes: Record< string, unknown > ) => Record< string, unknown >;

type Style = Record< string, string >;
const styleOf = ( { attrs = {} }: MarkupNode ) => ( attrs.style ?? {} ) as Style;
const keyOf = ( { tag, attrs = {} }: MarkupNode ) => `${ tag } ${ attrs[ 'data-layer' ] ?? attrs[ 'data-key' ] ?? '' }`;

function fill( element: Element, attributes: Record< string, unknown >, before: Record< string, unknown > ) {
	for ( const name of new Set( [ ...Object.keys( before ), ...Object.keys( attributes ) ] ) ) {
		const value = attributes[ name ];
		if ( name === 'style' || value === before[ name ] ) {
			continue;
		}
		if ( value === null || value === undefined || value === false ) {
			element.removeAttribute( name );
		} else {
			element.setAttribute( name, value === true ? '' : String( value ) );
		}
	}
}

function paint( element: Element, style: Style, before: Style ) {
	const own = ( element as HTMLElement ).style;
	for ( const name of Object.keys( before ) ) {
		if ( ! ( name in style ) ) {
			own.removeProperty( name );
		}
	}
	for ( const [ name, value ] of Object.entries( style ) ) {
		if ( value !== before[ name ] && name.startsWith( '--' ) && ! /[;{}]/.test( value ) ) {
			own.setProperty( name, value );
		}
	}
}

function contentOf( { html, text }: MarkupNode, owner: Document ): ChildNode[] {
	if ( html === undefined ) {
		return text === undefined ? [] : [ owner.createTextNode( text ) ];
	}
	return safeNodes( html ).map( ( child ) => owner.importNode( child, true ) );
}

const inside = ( element: Element ): ParentNode & Node =>
	element.localName === 'template' ? ( element as HTMLTemplateElement ).content : element;

export function make( node: MarkupNode, owner: Document, tame: Tame ): Made {
	const element = owner.createElement( node.tag );
	fill( element, tame( node.attrs ?? {} ), {} );
	paint( element, styleOf( node ), {} );
	const own = contentOf( node, owner );
	const children = ( node.children ?? [] ).map( ( child ) => make( child, owner, tame ) );
	inside( element ).append( ...own, ...children.map( ( child ) => child.element ) );
	return { node, element, own, children };
}

/** Updates an element to another node; returns the element that is now in the DOM. */
export function patchElements( made: Made, node: MarkupNode, tame: Tame ): Made {
	const { element, node: before } = made;
	const owner = element.ownerDocument;
	if ( before === node ) {
		return made;
	}
	if ( before.tag !== node.tag ) {
		const other = make( node, owner, tame );
		element.replaceWith( other.element );
		return other;
	}
	fill( element, tame( node.attrs ?? {} ), tame( before.attrs ?? {} ) );
	paint( element, styleOf( node ), styleOf( before ) );
	if ( before.html !== node.html || before.text !== node.text ) {
		made.own.forEach( ( child ) => child.remove() );
		made.own = contentOf( node, owner );
		inside( element ).prepend( ...made.own );
	}
	made.children = arrange( made, node.children ?? [], tame );
	made.node = node;
	return made;
}

/** Matches children by their key in any order; children without a key match in sequence. */
function arrange( { element, own, children }: Made, nodes: readonly MarkupNode[], tame: Tame ): Made[] {
	const waiting = new Map< string, Made[] >();
	for ( const child of children ) {
		const key = keyOf( child.node );
		waiting.set( key, [ ...( waiting.get( key ) ?? [] ), child ] );
	}
	const next = nodes.map( ( node ) => {
		const found = waiting.get( keyOf( node ) )?.shift();
		return found ? patchElements( found, node, tame ) : make( node, element.ownerDocument, tame );
	} );
	waiting.forEach( ( left ) => left.forEach( ( child ) => child.element.remove() ) );
	let place: ChildNode | null = own.at( -1 )?.nextSibling ?? inside( element ).firstChild;
	for ( const { element: child } of next ) {
		if ( child === place ) {
			place = child.nextSibling;
		} else {
			inside( element ).insertBefore( child, place );
		}
	}
	return next;
}
