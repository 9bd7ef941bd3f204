import { fillPlaceholders, findFault, type FileLimits } from './file-limits';
import type { UploadClient, UploadFailure } from '../upload-types';
import type { StoredFile } from './upload-session';

/** A file of the list, as shown. */
export interface UploadItem {
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

export interface ListView {
	items: UploadItem[];
	/** Message that files were skipped because the list is full. */
	notice: string;
	/** The last change, for the live region. */
	status: string;
}

interface ListOptions {
	limits: FileLimits;
	words: Record< string, string >;
	/** What the field accepts, such as `PDF, JPG or PNG`; empty when the list is too long. */
	types: string;
	client: UploadClient;
	storeFiles: ( files: StoredFile[] ) => void;
	onChange: ( view: ListView ) => void;
	/** Called when the files have to be submitted with their form. */
	onClosed: () => void;
}

const MAX_PARALLEL = 3; // The server accepts five uploads of a visitor at the same time.

const isPending = ( { state }: UploadItem ) => state === 'waiting' || state === 'in-progress';

/** The files of one field: validates, uploads a few at a time, and remembers them. No rendering. */
export class UploadList {
	#options: ListOptions;
	view: ListView = { items: [], notice: '', status: '' };
	#lastKey = 0;
	#deletion: Promise< unknown > = Promise.resolve();
	#waiting: Array< () => void > = [];
	#running = new Map< number, AbortController >();

	constructor( options: ListOptions ) {
		this.#options = options;
	}

	add( files: File[] ): void {
		const { limits, types, words } = this.#options;
		const items = [ ...this.view.items ];
		let freePlaces = limits.maxFiles - items.filter( ( { state, remedy } ) => state !== 'error' || remedy ).length;
		let skipped = 0;
		const refusals: string[] = [];
		for ( const file of files ) {
			const { name, size, lastModified: modified } = file;
			const resumed = items.findIndex(
				( item ) =>
					item.remedy === 'choose' && item.name === name && item.size === size && item.modified === modified
			);
			const fault = findFault( file, limits );
			if ( resumed >= 0 ) {
				items[ resumed ] = { ...items[ resumed ]!, file, state: 'waiting', message: '', remedy: '' };
			} else if ( fault ) {
				let message = this.#textOf( fault );
				if ( fault === 'inavalid_type' ) {
					// The accepted types follow the owner's message.
					message =
						message.replace( /[^.!?]$/, '$&.' ) +
						' ' +
						fillPlaceholders( words[ types ? 'not_kind' : 'not_added' ], name, types );
				}
				refusals.push( message.includes( name ) ? message : `${ name }: ${ message }` );
				items.push( this.#createItem( { name, size, modified, state: 'error', message } ) );
			} else if ( freePlaces-- > 0 ) {
				items.push( this.#createItem( { name, size, modified, file } ) );
			} else {
				skipped++;
			}
		}
		this.#change( {
			items,
			notice: skipped ? this.#textOf( 'max_file_limit' ) : '',
			status: skipped ? '' : refusals.join( ' ' ),
		} );
		this.#startUploads();
	}

	retry( key: number ): void {
		this.#update( key, { state: 'waiting', message: '', remedy: '' } );
		this.#startUploads();
	}

	remove( key: number ): void {
		const item = this.#find( key );
		if ( item ) {
			this.#change( {
				items: this.view.items.filter( ( other ) => other !== item ),
				notice: '',
				status: this.#textOf( 'removed', item.name ),
			} );
			this.#running.get( key )?.abort();
			if ( item.id ) {
				this.#deleteUpload( item.id );
			}
			this.#store();
		}
	}

	/** Empties the list after the files were sent with the form or, with `shouldDelete`, deletes them on the server. */
	clear( shouldDelete: boolean ): void {
		const { items } = this.view;
		this.#change( { items: [], notice: '', status: '' } );
		this.#running.forEach( ( controller ) => controller.abort() );
		items.filter( ( { id } ) => shouldDelete && id ).forEach( ( { id } ) => this.#deleteUpload( id ) );
		this.#store();
	}

	/** Restores the files of this tab after a reload. */
	restore( files: StoredFile[] ): void {
		const items = files.map( ( file ) =>
			this.#createItem( {
				...file,
				...( file.reference
					? { state: 'complete', sent: 1 }
					: { state: 'error', message: this.#textOf( 'choose' ), remedy: 'choose' } ),
			} )
		);
		if ( items.length ) {
			this.#change( { items } );
			items.forEach( ( item ) => void this.#check( item ) );
		}
	}

	checkAll(): void {
		this.view.items.filter( ( { state } ) => state === 'complete' ).forEach( ( item ) => void this.#check( item ) );
	}

	/** Resolves when no upload is pending. */
	settled(): Promise< void > {
		return new Promise( ( resolve ) => ( this.isBusy ? this.#waiting.push( resolve ) : resolve() ) );
	}

	get isBusy(): boolean {
		return this.view.items.some( isPending );
	}

	/** Whether the list shows files that are not completely uploaded. */
	get isIncomplete(): boolean {
		return this.view.items.some( ( { remedy } ) => remedy );
	}

	get files(): File[] {
		return this.view.items.flatMap( ( { file } ) => file ?? [] );
	}

	#textOf( name: string, value: string | number = this.#options.limits.maxFiles ) {
		return fillPlaceholders( this.#options.words[ name ], value );
	}

	#find( key: number ) {
		return this.view.items.find( ( item ) => item.key === key );
	}

	#createItem( part: Partial< UploadItem > & Pick< UploadItem, 'name' | 'size' | 'modified' > ): UploadItem {
		return {
			key: ++this.#lastKey,
			state: 'waiting',
			sent: 0,
			message: '',
			remedy: '',
			file: undefined,
			id: '',
			reference: '',
			...part,
		};
	}

	#change( part: Partial< ListView > ) {
		this.view = { ...this.view, ...part };
		this.#options.onChange( this.view );
		if ( ! this.isBusy ) {
			this.#waiting.splice( 0 ).forEach( ( resolve ) => resolve() );
		}
	}

	#update( key: number, part: Partial< UploadItem >, status?: string ) {
		this.#change( {
			items: this.view.items.map( ( item ) => ( item.key === key ? { ...item, ...part } : item ) ),
			...( status !== undefined && { status } ),
		} );
	}

	#fail( key: number, message: string, remedy: UploadItem[ 'remedy' ] ) {
		const item = this.#find( key );
		this.#update( key, { state: 'error', message, remedy }, `${ item?.name }: ${ message }` );
	}

	#store() {
		this.#options.storeFiles(
			this.view.items
				.filter( ( { id } ) => id )
				.map( ( { id, name, size, modified, reference } ) => ( { id, name, size, modified, reference } ) )
		);
	}

	#startUploads() {
		for ( const item of this.view.items ) {
			if ( item.state === 'waiting' && this.#running.size < MAX_PARALLEL ) {
				void this.#upload( item );
			}
		}
	}

	async #upload( { key, file, id }: UploadItem ) {
		const { client, onClosed } = this.#options;
		const controller = new AbortController();
		this.#running.set( key, controller );
		this.#update( key, { state: 'in-progress', sent: 0 } );
		try {
			await this.#deletion; // Removed files free their place first.
			const uploaded = await client.upload( file!, {
				id,
				signal: controller.signal,
				onProgress: ( sent ) => this.#update( key, { sent } ),
				onStarted: ( name ) => {
					this.#update( key, { id: name } );
					this.#store();
				},
			} );
			const item = this.#find( key );
			if ( item ) {
				this.#update( key, { ...uploaded, state: 'complete', sent: 1 }, this.#textOf( 'done', item.name ) );
				this.#store();
			} else {
				this.#deleteUpload( uploaded.id ); // It was removed while the response was pending.
			}
		} catch ( error ) {
			const { message, canRetry, isClosed } = Object( error ) as Error & Partial< UploadFailure >;
			if ( isClosed ) {
				onClosed();
			} else if ( this.#find( key ) ) {
				this.#fail(
					key,
					canRetry === undefined ? this.#textOf( 'failed' ) : message,
					canRetry === false ? '' : 'again'
				);
			}
		} finally {
			this.#running.delete( key );
			this.#startUploads();
		}
	}

	#deleteUpload( id: string ) {
		this.#deletion = Promise.all( [ this.#deletion, this.#options.client.remove( id ).catch( () => {} ) ] );
	}

	/** Checks whether a file is still on the server. */
	async #check( { key, id, file }: UploadItem ) {
		const found = await this.#options.client.findUpload( id ).catch( () => undefined );
		if ( ! this.#find( key ) || ! found ) {
			return; // Unknown: the server checks it with the form.
		}
		if ( found === 'gone' ) {
			this.#update( key, { id: '', reference: '' } );
			this.#fail( key, this.#textOf( 'again' ), file ? 'again' : '' );
		} else if ( found.reference ) {
			this.#update( key, {
				...found,
				state: 'complete',
				sent: 1,
				message: '',
				remedy: '',
			} );
		}
		this.#store();
	}
}
