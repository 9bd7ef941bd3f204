import { objectNode, type Node } from '@frontage/slider/model';
import { __ as translate } from '@wordpress/i18n';

/** Kind of control for a setting; its schema node determines the rest. */
type FieldKind = 'value' | 'four' | 'image' | 'link' | 'list' | 'video' | 'actions' | 'svg' | 'source' | 'autoplay';

/** One setting of a slider, a slide, a layer, or of an entry of a list in them. */
export interface FieldSpec {
	/** Path in the block's attributes: `style.fontSize`. */
	path: string;
	kind: FieldKind;
	node: Node;
	/** Name of the containing object in schema.json, and the key in it. */
	owner: string;
	key: string;
	label: string;
	help?: string;
	/** Labels of the containing objects, outer ones first: Hover, Look while hovered. */
	within: readonly string[];
}

/** Objects that a single control edits. */
const WHOLE: Readonly< Record< string, FieldKind > > = {
	Sides: 'four',
	Corners: 'four',
	Image: 'image',
	Link: 'link',
	Source: 'source',
};

/** Not edited here: the lists of slides and layers, and data that only an import writes. */
const ELSEWHERE =
	/^(?:Slider\.(?:schema|slides|static|extras)|Slide\.(?:layers|bindings)|Layer\.(?:layers|blocks|bindings))$/;

/** Keys that share one control, and the key at which it is shown. */
const TOGETHER: Readonly< Record< string, FieldKind | null > > = {
	'Video.provider': 'video',
	'Video.id': null,
	'Video.sources': null,
	'Options.stopLoop': 'autoplay',
	'Layer.actions': 'actions',
	'Layer.svg': 'svg',
};

/** Objects that only group keys; the panels are organized differently, so they get no label. */
const PLAIN = /^(?:Slider\.options|Layer\.(?:box|style)|Options\.navigation)$/;

/** Label and help text of a setting. The extractor of translatable texts reads them in schema.json. */
export const labelOf = ( { title, description }: Node, key: string ): { label: string; help?: string } => ( {
	label: title ? translate( title, 'frontage-slider' ) : key,
	...( description && { help: translate( description, 'frontage-slider' ) } ),
} );

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

/** The same for items of a list without a name in the schema, such as the sources of a video. */
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
		const spec = { path, node: inner, owner, key, within, ...labelOf( inner, key ) };
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
		const isList = inner.items && ! inner[ 'x-levels' ] && ! isFigures( inner );
		return [ { ...spec, kind: isList ? 'list' : 'value' } ];
	} );
}

/** Whether it is a list of plain numbers or words, which is edited as one line of text. */
const isFigures = ( { items }: Node ) =>
	Boolean( items && ! items.properties && [ 'number', 'word' ].includes( items[ 'x-read' ] ?? '' ) );
