import { objectNode, type Node } from '@frontage/slider/model';
import { wordOf } from '../labels/label-registry';

/** What a setting is edited by; the rest is told by its node. */
export type FieldKind =
	'value' | 'four' | 'image' | 'link' | 'list' | 'video' | 'actions' | 'svg' | 'source' | 'autoplay';

/** One setting of a slider, a slide, a layer, or of an entry of a list in them. */
export interface FieldSpec {
	/** From the block's attributes: `style.fontSize`. */
	path: string;
	kind: FieldKind;
	node: Node;
	/** Name in schema.json of the object that holds it, and its key there. */
	owner: string;
	key: string;
	label: string;
	help?: string;
	/** The words of the objects around it, outer ones first: Hover, Look while hovered. */
	within: readonly string[];
}

/** Objects that one control edits as a whole. */
const WHOLE: Readonly< Record< string, FieldKind > > = {
	Sides: 'four',
	Corners: 'four',
	Image: 'image',
	Link: 'link',
	Source: 'source',
};

/** What is edited elsewhere: the lists of slides and layers, and what only an import writes. */
const ELSEWHERE =
	/^(?:Slider\.(?:schema|slides|static|extras)|Slide\.(?:layers|bindings)|Layer\.(?:layers|blocks|bindings))$/;

/** Keys that one control covers together with others, and which one it is shown at. */
const TOGETHER: Readonly< Record< string, FieldKind | null > > = {
	'Video.provider': 'video',
	'Video.id': null,
	'Video.sources': null,
	'Options.stopLoop': 'autoplay',
	'Layer.actions': 'actions',
	'Layer.svg': 'svg',
};

/** Objects that only hold together what panels part by subject: nobody asks for them. */
const PLAIN = /^(?:Slider\.options|Layer\.(?:box|style)|Options\.navigation)$/;

const lists = new Map< string, FieldSpec[] >();

/** All settings of an object by its name in schema.json, in the order of the schema. */
export function fieldsOf( name: string ): FieldSpec[] {
	let list = lists.get( name );
	if ( ! list ) {
		list = walk( objectNode( name ), name, '', [] );
		lists.set( name, list );
	}
	return list;
}

/** The same for the entries of a list that have no name of their own, such as the files of a video. */
export function fieldsOfNode( node: Node, owner: string ): FieldSpec[] {
	const name = node.name ?? owner;
	let list = lists.get( name );
	if ( ! list ) {
		list = walk( node, name, '', [] );
		lists.set( name, list );
	}
	return list;
}

function walk( node: Node, owner: string, prefix: string, within: readonly string[] ): FieldSpec[] {
	return Object.entries( node.properties ?? {} ).flatMap( ( [ key, inner ] ) => {
		const place = `${ owner }.${ key }`;
		if ( ELSEWHERE.test( place ) ) {
			return [];
		}
		const path = prefix ? `${ prefix }.${ key }` : key;
		const spec = { path, node: inner, owner, key, within, ...wordOf( owner, key ) };
		const together = TOGETHER[ place ];
		if ( together === null ) {
			return [];
		}
		const whole = together ?? WHOLE[ inner.name ?? '' ];
		if ( whole ) {
			return [ { ...spec, kind: whole } ];
		}
		if ( inner.properties ) {
			return walk( inner, inner.name ?? place, path, PLAIN.test( place ) ? within : [ ...within, spec.label ] );
		}
		const listed = inner.items && ! inner[ 'x-levels' ] && ! isFigures( inner );
		return [ { ...spec, kind: listed ? 'list' : 'value' } ];
	} );
}

/** A list of plain figures is one line of text. */
const isFigures = ( { items }: Node ) =>
	Boolean( items && ! items.properties && [ 'number', 'word' ].includes( items[ 'x-read' ] ?? '' ) );
