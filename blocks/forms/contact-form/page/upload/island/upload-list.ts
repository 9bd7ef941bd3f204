import { faultOf, fill, type Terms } from './file-limits';
import type { Refusal, Server } from '../upload-types';
import type { Known } from './upload-session';

/** A file of the list, as it is shown. */
export interface Item {
	key: number;
	name: string;
	size: number;
	modified: number;
	state: 'waiting' | 'in-progress' | 'complete' | 'error';
	/** From 0 to 1. */
	sent: number;
	/** What is wrong, in words. */
	message: string;
	/** What would help: another try, or its file chosen once more. Nothing helps a file that was refused. */
	remedy: '' | 'again' | 'choose';
	/** Not there after a reload. */
	file: File | undefined;
	/** As the server calls it, once it does. */
	id: string;
	reference: string;
}

export interface View {
	items: Item[];
	/** Files were left out, since the list is full. */
	notice: string;
	/** What happened last, to be read out. */
	said: string;
}

interface Parts {
	terms: Terms;
	words: Record< string, string >;
	/** What the field takes, such as `PDF, JPG or PNG`; empty where that is too much to say. */
	kinds: string;
	server: Server;
	kept: Known[];
	keep: ( files: Known[] ) => void;
	show: ( view: View ) => void;
	/** The files have to go with their form. */
	onClosed: () => void;
}

const AT_ONCE = 3; // The server takes five of a visitor at the same time.

/** The files of one field: judged, carried to the server a few at a time, remembered. No drawing. */
export function createList( { terms, words, kinds, server, kept, keep, show, onClosed }: Parts ) {
	let view: View = { items: [], notice: '', said: '' };
	let keys = 0;
	let leaving: Promise< unknown > = Promise.resolve();
	const waiting: Array< () => void > = [];
	const underWay = new Map< number, AbortController >();

	const word = ( name: string ) => fill( words[ name ], terms.most );
	/** The owner's sentence, and behind it of a kind that is not taken those that are. */
	const whyNot = ( name: string, fault: string ) =>
		fault === 'inavalid_type'
			? `${ word( fault ).replace( /[^.!?]$/, '$&.' ) } ${ fill( words[ kinds ? 'not_kind' : 'not_added' ], name, kinds ) }`
			: word( fault );
	const find = ( key: number ) => view.items.find( ( item ) => item.key === key );
	const isUnderWay = ( { state }: Item ) => state === 'waiting' || state === 'in-progress';

	const change = ( part: Partial< View > ) => {
		view = { ...view, ...part };
		show( view );
		if ( ! view.items.some( isUnderWay ) ) {
			waiting.splice( 0 ).forEach( ( tell ) => tell() );
		}
	};
	const update = ( key: number, part: Partial< Item >, said?: string ) =>
		change( {
			items: view.items.map( ( item ) => ( item.key === key ? { ...item, ...part } : item ) ),
			...( said !== undefined && { said } ),
		} );
	const remember = () =>
		keep(
			view.items
				.filter( ( { id } ) => id )
				.map( ( { id, name, size, modified, reference } ) => ( { id, name, size, modified, reference } ) )
		);
	const fail = ( key: number, message: string, remedy: Item[ 'remedy' ] ) => {
		const { name = '' } = find( key ) ?? {};
		update( key, { state: 'error', message, remedy }, `${ name }: ${ message }` );
	};
	const made = ( part: Partial< Item > & { name: string; size: number; modified: number } ): Item => ( {
		key: ++keys,
		state: 'waiting',
		sent: 0,
		message: '',
		remedy: '',
		file: undefined,
		id: '',
		reference: '',
		...part,
	} );

	const carry = async ( { key, file, id }: Item ) => {
		const control = new AbortController();
		underWay.set( key, control );
		update( key, { state: 'in-progress', sent: 0 } );
		try {
			await leaving; // What was taken away leaves its place to others first.
			const arrived = await server.carry( file!, {
				id,
				signal: control.signal,
				sent: ( sent ) => update( key, { sent } ),
				begun: ( name ) => {
					update( key, { id: name } );
					remember();
				},
			} );
			if ( find( key ) ) {
				const { name } = find( key )!;
				update( key, { ...arrived, state: 'complete', sent: 1 }, fill( words.done, name ) );
				remember();
			} else {
				leave( arrived.id ); // It was taken away while the answer was on its way.
			}
		} catch ( error ) {
			const { message, again = true, isClosed } = Object( error ) as Error & Partial< Refusal >;
			if ( isClosed ) {
				onClosed();
			} else if ( find( key ) ) {
				fail( key, 'again' in Object( error ) ? message : word( 'failed' ), again ? 'again' : '' );
			}
		} finally {
			underWay.delete( key );
			goOn();
		}
	};

	const goOn = () => {
		for ( const item of view.items ) {
			if ( item.state === 'waiting' && underWay.size < AT_ONCE ) {
				void carry( item );
			}
		}
	};

	const leave = ( id: string ) => {
		leaving = Promise.all( [ leaving, server.remove( id ).catch( () => {} ) ] );
	};

	/** Asks whether what is said to be there still is. */
	const check = async ( { key, id, file }: Item ) => {
		const found = await server.look( id ).catch( () => undefined );
		if ( ! find( key ) || ! found ) {
			return; // Nobody knows: it is judged with the form.
		}
		if ( found === 'gone' ) {
			update( key, { id: '', reference: '' } );
			fail( key, word( 'again' ), file ? 'again' : '' );
		} else if ( found.reference ) {
			update( key, { reference: found.reference, state: 'complete', sent: 1, message: '', remedy: '' } );
		}
		remember();
	};

	return {
		add( files: File[] ) {
			let room = terms.most - view.items.filter( ( { state, remedy } ) => state !== 'error' || remedy ).length;
			let left = 0;
			const refused: string[] = [];
			const items = [ ...view.items ];
			for ( const file of files ) {
				const { name, size, lastModified: modified } = file;
				const begun = items.findIndex(
					( item ) =>
						item.remedy === 'choose' &&
						item.name === name &&
						item.size === size &&
						item.modified === modified
				);
				const fault = faultOf( file, terms );
				if ( begun >= 0 ) {
					items[ begun ] = { ...items[ begun ]!, file, state: 'waiting', message: '', remedy: '' };
				} else if ( fault ) {
					const message = whyNot( name, fault );
					refused.push( message.includes( name ) ? message : `${ name }: ${ message }` );
					items.push( made( { name, size, modified, state: 'error', message } ) );
				} else if ( room-- > 0 ) {
					items.push( made( { name, size, modified, file } ) );
				} else {
					left++;
				}
			}
			change( { items, notice: left ? word( 'max_file_limit' ) : '', said: left ? '' : refused.join( ' ' ) } );
			goOn();
		},
		again( key: number ) {
			update( key, { state: 'waiting', message: '', remedy: '' } );
			goOn();
		},
		remove( key: number ) {
			const item = find( key );
			if ( item ) {
				change( {
					items: view.items.filter( ( other ) => other !== item ),
					notice: '',
					said: fill( words.removed, item.name ),
				} );
				underWay.get( key )?.abort();
				if ( item.id ) {
					leave( item.id );
				}
				remember();
			}
		},
		/** They are the form's now, or, with `leaves`, nobody's. */
		empty( leaves: boolean ) {
			const { items } = view;
			change( { items: [], notice: '', said: '' } );
			underWay.forEach( ( control ) => control.abort() );
			items.filter( ( { id } ) => leaves && id ).forEach( ( { id } ) => leave( id ) );
			remember();
		},
		/** What this tab had before a reload. */
		restore() {
			const items = kept.map( ( known ) =>
				made( {
					...known,
					...( known.reference
						? { state: 'complete', sent: 1 }
						: { state: 'error', message: word( 'choose' ), remedy: 'choose' } ),
				} )
			);
			if ( items.length ) {
				change( { items } );
				items.forEach( ( item ) => void check( item ) );
			}
		},
		checkAll: () =>
			view.items.filter( ( { state } ) => state === 'complete' ).forEach( ( item ) => void check( item ) ),
		/** Resolves when nothing is on its way any more. */
		settled: () =>
			new Promise< void >( ( tell ) => ( view.items.some( isUnderWay ) ? waiting.push( tell ) : tell() ) ),
		get isBusy() {
			return view.items.some( isUnderWay );
		},
		get view() {
			return view;
		},
		/** Files that their visitor believes to be with the form, and that are not. */
		get isIncomplete() {
			return view.items.some( ( { remedy } ) => remedy );
		},
		get files() {
			return view.items.flatMap( ( { file } ) => file ?? [] );
		},
	};
}

export type List = ReturnType< typeof createList >;
