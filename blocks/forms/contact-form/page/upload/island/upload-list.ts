import { faultOf, fill, type Terms } from './file-limits';
import type { Refusal, Server } from '../upload-types';
import type { Known } from './upload-session';

/** A file of the list, as shown. */
export interface Item {
	key: number;
	name: string;
	size: number;
	modified: number;
	state: 'waiting' | 'in-progress' | 'complete' | 'error';
	/** From 0 to 1. */
	sent: number;
	/** The error message. */
	message: string;
	/** What the visitor can do: retry, or choose the file again. A rejected file has no remedy. */
	remedy: '' | 'again' | 'choose';
	/** Missing after a reload. */
	file: File | undefined;
	/** The ID from the server, once it has one. */
	id: string;
	reference: string;
}

export interface View {
	items: Item[];
	/** Message that files were skipped because the list is full. */
	notice: string;
	/** The last change, for the live region. */
	said: string;
}

interface Parts {
	terms: Terms;
	words: Record< string, string >;
	/** What the field accepts, such as `PDF, JPG or PNG`; empty when the list is too long. */
	kinds: string;
	server: Server;
	kept: Known[];
	keep: ( files: Known[] ) => void;
	show: ( view: View ) => void;
	/** Called when the files have to be submitted with their form. */
	onClosed: () => void;
}

const AT_ONCE = 3; // The server accepts five uploads of a visitor at the same time.

/** The files of one field: validates, uploads a few at a time, and remembers them. No rendering. */
export function createList( { terms, words, kinds, server, kept, keep, show, onClosed }: Parts ) {
	let view: View = { items: [], notice: '', said: '' };
	let keys = 0;
	let leaving: Promise< unknown > = Promise.resolve();
	const waiting: Array< () => void > = [];
	const underWay = new Map< number, AbortController >();

	const word = ( name: string ) => fill( words[ name ], terms.most );
	/** The owner's message. For a type that is not accepted, the accepted types follow. */
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
			await leaving; // Removed files free their place first.
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
				leave( arrived.id ); // It was removed while the response was pending.
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

	/** Checks whether a file is still on the server. */
	const check = async ( { key, id, file }: Item ) => {
		const found = await server.look( id ).catch( () => undefined );
		if ( ! find( key ) || ! found ) {
			return; // Unknown: the server checks it with the form.
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
		/** Empties the list after the files were sent with the form or, with `leaves`, deletes them on the server. */
		empty( leaves: boolean ) {
			const { items } = view;
			change( { items: [], notice: '', said: '' } );
			underWay.forEach( ( control ) => control.abort() );
			items.filter( ( { id } ) => leaves && id ).forEach( ( { id } ) => leave( id ) );
			remember();
		},
		/** Restores the files of this tab after a reload. */
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
		/** Resolves when no upload is pending. */
		settled: () =>
			new Promise< void >( ( tell ) => ( view.items.some( isUnderWay ) ? waiting.push( tell ) : tell() ) ),
		get isBusy() {
			return view.items.some( isUnderWay );
		},
		get view() {
			return view;
		},
		/** Whether the list shows files that are not completely uploaded. */
		get isIncomplete() {
			return view.items.some( ( { remedy } ) => remedy );
		},
		get files() {
			return view.items.flatMap( ( { file } ) => file ?? [] );
		},
	};
}

export type List = ReturnType< typeof createList >;
