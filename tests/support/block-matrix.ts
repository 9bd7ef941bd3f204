/** Tests every block of the suite in the editor, in each of its styles and variations, through the editor's own API. */
import type { Page } from '@playwright/test';

interface Block {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
	isValid: boolean;
}
interface Attribute {
	type?: string | string[];
	enum?: unknown[];
}
interface Variation {
	title: string;
	isDefault?: boolean;
	attributes?: Record< string, unknown >;
	example?: Example;
}
interface Example {
	attributes?: Record< string, unknown >;
	innerBlocks?: unknown[];
}
interface BlockType {
	name: string;
	title: string;
	parent?: string[];
	ancestor?: string[];
	example?: Example;
	styles?: Array< { name: string; label: string } >;
	attributes: Record< string, Attribute >;
}
interface Editing {
	blocks: {
		getBlockTypes: () => BlockType[];
		getBlockType: ( name: string ) => BlockType;
		getBlockVariations: ( name: string ) => Variation[] | undefined;
		getBlockFromExample: ( name: string, example: Example ) => Block;
		createBlock: ( name: string, attributes: object, inner: Block[] ) => Block;
		serialize: ( blocks: Block | Block[] ) => string;
		parse: ( text: string ) => Block[];
		pasteHandler: ( what: { HTML: string; mode: string } ) => Block[];
		getPossibleBlockTransformations: ( blocks: Block[] ) => Array< { name: string } >;
		switchToBlockType: ( block: Block | Block[], name: string ) => Block[] | null;
	};
	data: {
		select: ( store: string ) => { getBlocks: () => Block[] };
		dispatch: ( store: string ) => {
			resetBlocks: ( blocks: Block[] ) => void;
			insertBlocks: ( blocks: Block[], index?: number, root?: string, selected?: boolean ) => void;
			clearSelectedBlock: () => void;
			set: ( scope: string, name: string, value: unknown ) => void;
			closePublishSidebar: () => void;
			disableComplementaryArea: ( scope: string ) => void;
			undo: () => Promise< unknown >;
			redo: () => Promise< unknown >;
		};
	};
}

export interface Matrix {
	/** The tested blocks, by name and style. */
	names: () => string[];
	/** Inserts all of them into the canvas, each in its own group with an anchor. */
	place: () => void;
	/** The serialized blocks, with these words in each of their texts. */
	filled: ( words: string ) => string;
	/** Deselects all blocks; returns the ids of the blocks in the canvas. */
	leave: () => string[];
	/** The serialized blocks of the page. */
	written: () => string;
	/** Blocks that the editor reports as invalid. */
	broken: () => string[];
	undone: () => Promise< string[] >;
	pasted: () => string[];
	changed: () => string[];
	turned: () => string[];
}
declare global {
	interface Window {
		blockMatrix: Matrix;
	}
}

/** A part of the blocks, for slow tests: every `count`th, from `index` on. */
interface Part {
	index: number;
	count: number;
}

/** Runs in the editor's window. Methods that validate return a sentence for each fault. */
function install( { pictures, only, part }: { pictures: string[]; only: string; part: Part } ) {
	const { blocks, data } = window.wp as Editing;
	const store = data.select( 'core/block-editor' );
	const settled = () =>
		new Promise< void >( ( done ) => requestIdleCallback( () => requestAnimationFrame( () => done() ) ) );

	let shown = 0;
	/** Examples have no images of the site: they get the images in turn, as on the style page. */
	const withPictures = ( block: Block ): Block => ( {
		...block,
		attributes:
			block.name === 'core/image'
				? { ...block.attributes, url: pictures[ shown++ % pictures.length ] }
				: block.attributes,
		innerBlocks: block.innerBlocks.map( withPictures ),
	} );
	const make = ( type: BlockType, example: Example, more: object = {} ) =>
		withPictures(
			blocks.getBlockFromExample( type.name, { ...example, attributes: { ...example.attributes, ...more } } )
		);
	let states = new Map< string, () => Block >();
	for ( const type of blocks.getBlockTypes() ) {
		const { name, title, example } = type;
		if ( ! name.startsWith( only ) || type.parent?.length || type.ancestor?.length || ! example ) {
			continue;
		}
		states.set( title, () => make( type, example ) );
		for ( const style of type.styles ?? [] ) {
			states.set( `${ title }, ${ style.label }`, () =>
				make( type, example, { className: `is-style-${ style.name }` } )
			);
		}
		for ( const { title: label, isDefault, attributes, example: own } of blocks.getBlockVariations( name ) ?? [] ) {
			if ( own || ( attributes && ! isDefault ) ) {
				states.set( `${ title }, ${ label }`, () => make( type, { ...example, ...own }, attributes ) );
			}
		}
	}
	states = new Map( [ ...states ].filter( ( _, at ) => at % part.count === part.index ) );

	/** Another value of the same type. */
	const other = ( { type, enum: values }: Attribute, value: unknown ): unknown => {
		const kind = Array.isArray( type ) ? typeof value : type;
		if ( values ) {
			return values.find( ( one ) => one !== value );
		}
		const made: Record< string, unknown > = {
			boolean: ! value,
			integer: Number( value ?? 0 ) + 1,
			number: Number( value ?? 0 ) + 0.5,
			string: 'Ärger & "Ruhe" <b>–</b> -- \u200F',
		};
		return made[ kind ?? '' ] ?? value;
	};
	const within = ( block: Block ): Block[] => [ block, ...block.innerBlocks.flatMap( within ) ];
	/** The visible texts of a block, in its markup and its attributes. */
	const words = ( of: Block[] ) => {
		const read = ( value: unknown ): string[] => {
			if ( typeof value === 'object' && value && ! ( 'toHTMLString' in value ) ) {
				return Object.values( value ).flatMap( read );
			}
			return [ String( value ?? '' ) ];
		};
		const text = of.flatMap( within ).flatMap( ( { attributes } ) => read( attributes ) );
		const page = new DOMParser().parseFromString( text.join( ' \n' ), 'text/html' );
		return ( page.body.textContent ?? '' ).replace( /\s+/g, ' ' );
	};
	/** Sentences of a block: attributes and texts with a space. */
	const sentences = ( of: Block[] ) => {
		const found: string[] = [];
		const read = ( value: unknown ): void => {
			if ( typeof value === 'object' && value && ! ( 'toHTMLString' in value ) ) {
				Object.values( value ).forEach( read );
			} else if ( /\p{L}\s+\p{L}/u.test( String( value ?? '' ) ) ) {
				const page = new DOMParser().parseFromString( String( value ), 'text/html' );
				found.push( ( page.body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim() );
			}
		};
		of.flatMap( within ).forEach( ( { attributes: { className, metadata, style, ariaLabel, ...texts } } ) =>
			read( texts )
		);
		return found;
	};

	window.blockMatrix = {
		names: () => [ ...states.keys() ],
		place() {
			const groups = [ ...states.values() ].map( ( create, at ) =>
				blocks.createBlock(
					'core/group',
					{ anchor: `state-${ at }`, align: 'full', layout: { type: 'constrained' } },
					[ create() ]
				)
			);
			data.dispatch( 'core/block-editor' ).resetBlocks( groups );
		},
		filled( text ) {
			const fill = ( { name, attributes, innerBlocks }: Block ): Block => {
				const texts = Object.entries( blocks.getBlockType( name ).attributes ).filter(
					( [ key, { type, enum: values } ] ) =>
						[ 'string', 'rich-text' ].includes( String( type ) ) &&
						! values &&
						/\p{L}\s|\p{Lu}/u.test( String( attributes[ key ] ?? '' ) )
				);
				// Core allows an administrator's markup in its own texts.
				const kept = name.startsWith( 'frontage/' ) ? text : text.replaceAll( '<', '&lt;' );
				const filled = Object.fromEntries( texts.map( ( [ key ] ) => [ key, kept ] ) );
				return blocks.createBlock( name, { ...attributes, ...filled }, innerBlocks.map( fill ) );
			};
			return blocks.serialize( [ ...states.values() ].map( ( create ) => fill( create() ) ) );
		},
		leave() {
			data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'fullscreenMode', true );
			data.dispatch( 'core/editor' ).closePublishSidebar();
			data.dispatch( 'core/interface' ).disableComplementaryArea( 'core' );
			data.dispatch( 'core/block-editor' ).clearSelectedBlock();
			return store.getBlocks().map( ( { clientId } ) => clientId );
		},
		written: () => blocks.serialize( store.getBlocks() ),
		broken: () =>
			store
				.getBlocks()
				.flatMap( within )
				.filter( ( { isValid } ) => ! isValid )
				.map( ( { name } ) => name ),
		async undone() {
			const faults: string[] = [];
			for ( const [ name, create ] of states ) {
				const before = blocks.serialize( store.getBlocks() );
				data.dispatch( 'core/block-editor' ).insertBlocks( [ create() ], undefined, undefined, false );
				await settled();
				const after = blocks.serialize( store.getBlocks() );
				await data.dispatch( 'core/editor' ).undo();
				await settled();
				if ( blocks.serialize( store.getBlocks() ) !== before ) {
					faults.push( `${ name }: one undo does not take it away.` );
				}
				await data.dispatch( 'core/editor' ).redo();
				await settled();
				if ( blocks.serialize( store.getBlocks() ) !== after ) {
					faults.push( `${ name }: one redo does not bring it back` );
				}
				await data.dispatch( 'core/editor' ).undo(); // The next block starts with an empty page.
			}
			return faults;
		},
		pasted: () =>
			[ ...states ].flatMap( ( [ name, create ] ) => {
				const copied = blocks.serialize( create() );
				const pasted = blocks.serialize( blocks.pasteHandler( { HTML: copied, mode: 'BLOCKS' } ) );
				return pasted === copied ? [] : [ `${ name }: copied ${ copied }, pasted ${ pasted }` ];
			} ),
		changed: () =>
			[ ...states ].flatMap( ( [ name, create ] ) => {
				const faults: string[] = [];
				for ( const block of within( create() ).filter( ( one ) => one.name.startsWith( 'frontage/' ) ) ) {
					for ( const [ key, attribute ] of Object.entries( blocks.getBlockType( block.name ).attributes ) ) {
						const value = other( attribute, block.attributes[ key ] );
						const made = blocks.createBlock(
							block.name,
							{ ...block.attributes, [ key ]: value },
							block.innerBlocks
						);
						const [ read ] = blocks.parse( blocks.serialize( made ) );
						const same =
							JSON.stringify( read?.attributes[ key ] ) === JSON.stringify( made.attributes[ key ] );
						if ( ! read?.isValid || ! same ) {
							faults.push(
								`${ name }: ${ block.name } ${ key } ${ JSON.stringify( value ) } is read as ${ JSON.stringify( read?.attributes[ key ] ) }`
							);
						}
					}
				}
				return faults;
			} ),
		turned: () =>
			[ ...states ].flatMap( ( [ name, create ] ) =>
				blocks.getPossibleBlockTransformations( [ create() ] ).flatMap( ( { name: into } ) => {
					const block = create();
					const turned = blocks.switchToBlockType( block, into );
					const kept = turned && words( turned );
					const lost = sentences( [ block ] ).filter( ( sentence ) => ! kept?.includes( sentence ) );
					return lost.length ? [ `${ name } into ${ into }: ${ lost.join( ' | ' ) }` ] : [];
				} )
			),
	};
}

/** Creates `window.blockMatrix` in the editor's window, for blocks whose names begin with `only`. */
export async function openBlocks( page: Page, only: string, part: Part = { index: 0, count: 1 } ) {
	await page.waitForFunction( () => 'wp' in window );
	const pictures = [ 'hall', 'fjord', 'stairs', 'harbour' ];
	await page.evaluate( install, {
		pictures: pictures.map( ( name ) => `/wp-content/mu-plugins/images/scenes/${ name }-780.avif` ),
		only,
		part,
	} );
}
