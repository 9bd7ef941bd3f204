/**
 * Runs one change at a time, across all tabs: concurrent changes would overwrite each other, since the server reads and
 * writes a cart as a whole. Of several quantities for one line, only the latest is sent.
 */
export interface Task {
	/** Of waiting tasks with the same name, only the latest is kept. */
	name?: string;
	run: () => Promise< void >;
}

export interface Queue {
	add: ( task: Task, delay?: number ) => void;
	/** Whether a task is waiting or running. */
	isBusy: () => boolean;
}

export type Lock = < T >( work: () => Promise< T > ) => Promise< T >;

/** Without the Web Locks API, changes are queued per tab only. */
export const acrossTabs =
	( name: string ): Lock =>
	async ( work ) =>
		navigator.locks ? await navigator.locks.request( name, work ) : work();

export function createQueue( lock: Lock ): Queue {
	let tasks: Task[] = [];
	let running = false;
	const timers = new Map< string, ReturnType< typeof setTimeout > >();

	const drain = async () => {
		if ( running ) {
			return;
		}
		running = true;
		try {
			for ( let task = tasks.shift(); task; task = tasks.shift() ) {
				await lock( task.run ).catch( ( error: unknown ) => {
					console.error( error ); // eslint-disable-line no-console -- A mistake of ours; those behind it go on.
				} );
			}
		} finally {
			running = false;
		}
	};
	const enqueue = ( task: Task ) => {
		tasks = [ ...tasks.filter( ( { name } ) => ! name || name !== task.name ), task ];
		void drain();
	};

	return {
		add( task, delay = 0 ) {
			const name = task.name ?? '';
			clearTimeout( timers.get( name ) );
			timers.delete( name );
			if ( ! delay ) {
				enqueue( task );
				return;
			}
			timers.set(
				name,
				setTimeout( () => {
					timers.delete( name );
					enqueue( task );
				}, delay )
			);
		},
		isBusy: () => running || tasks.length > 0 || timers.size > 0,
	};
}
