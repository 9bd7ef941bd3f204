import {
	ADD,
	ADDED,
	CHANGED,
	REMOVED,
	SHARED,
	cartHash,
	hasCart,
	oldScripts,
	type Addition,
	type Change,
} from '../events';
import type { Cart, Line } from './cart-types';
import { ask, type Answer } from './store-api';
import { tidy } from './quantity-limits';
import { minus, plus, scaled } from './format-price';
import { acrossTabs, createQueue } from './request-queue';

/** An error, where it is shown, and how to retry. */
export interface Problem {
	/** A line's key, `coupon`, or an empty string for the whole cart. */
	at: string;
	kind: 'refused' | 'offline' | 'unsure' | 'wait';
	message: string;
	again?: () => void;
}
export interface View {
	/** The current or expected cart; `undefined` until it is known. */
	cart: Cart | undefined;
	isEmpty: boolean;
	isBusy: boolean;
	problem: Problem | undefined;
	removed: Line | undefined;
}

const DELAY = 300; // ms after the last click on plus or minus.

/** The visitor's cart: the server's state, the changes that are pending, and the problem of the last request. */
export class CartStore {
	#route: string;
	#queue = createQueue( acrossTabs( SHARED ) );
	#listeners = new Set< () => void >();
	#channel = new BroadcastChannel( SHARED );
	#cart: Cart | undefined;
	#hash: string | undefined;
	#problem: Problem | undefined;
	#removed: Line | undefined;
	/** Line key => requested quantity; 0 removes the line. */
	#pending = new Map< string, number >();
	#view: View = { cart: undefined, isEmpty: false, isBusy: false, problem: undefined, removed: undefined };
	#isNotifying = false;

	constructor( route: string ) {
		this.#route = route;
		const refreshIfForeign = () => {
			if ( ! this.#isNotifying ) {
				this.refresh();
			}
		};
		document.addEventListener( ADD, ( event ) => void this.#add( ( event as CustomEvent< Addition > ).detail ) );
		document.body.addEventListener( ADDED, refreshIfForeign );
		document.body.addEventListener( REMOVED, refreshIfForeign );
		oldScripts()?.on( 'added_to_cart removed_from_cart updated_wc_div', refreshIfForeign );
		this.#channel.onmessage = () => this.#load();
	}

	// React calls these two without the store.
	subscribe = ( listener: () => void ) => {
		this.#listeners.add( listener );
		return () => void this.#listeners.delete( listener );
	};
	view = () => this.#view;

	/** Shows the previously loaded cart, unless the cookie's hash shows that it has changed. */
	refresh(): void {
		if ( ! hasCart() ) {
			this.#cart = undefined;
			this.#hash = '';
			this.#update();
		} else if ( ! this.#cart || this.#hash !== cartHash() ) {
			this.#load();
		}
	}

	setQuantity( key: string, quantity: number ): void {
		const pending = this.#pending;
		this.#problem = undefined;
		// Without its product ID it cannot be restored.
		this.#removed = quantity ? undefined : this.#cart?.lines.find( ( line ) => line.key === key && line.id );
		pending.set( key, quantity );
		this.#enqueue(
			key,
			async () => {
				const requested = pending.get( key );
				const current = this.#cart?.lines.find( ( line ) => line.key === key )?.quantity;
				if ( requested === undefined || requested === current ) {
					pending.delete( key );
					return;
				}
				const path = requested ? 'cart/update-item' : 'cart/remove-item';
				const body = requested ? { key, quantity: requested } : { key };
				const { ok } = await this.#send( path, body, key, () => this.setQuantity( key, requested ) );
				if ( pending.get( key ) === requested ) {
					pending.delete( key ); // The server's state is shown; clicks made meanwhile are handled next.
					this.#removed = ok ? this.#removed : undefined;
				}
			},
			quantity ? DELAY : 0
		);
		this.#update();
	}

	restoreLine( { id, quantity, variation }: Line ): Promise< boolean > {
		return this.#add( { id, quantity, variation } );
	}

	applyCoupon( code: string ): Promise< boolean > {
		return this.#sendCoupon( 'cart/apply-coupon', code );
	}

	removeCoupon( code: string ): Promise< boolean > {
		return this.#sendCoupon( 'cart/remove-coupon', code );
	}

	#update() {
		const cart = this.#cart && expected( this.#cart, this.#pending );
		this.#view = {
			cart,
			isEmpty: cart ? ! cart.lines.length && ! cart.count : this.#hash === '',
			isBusy: this.#queue.isBusy(),
			problem: this.#problem,
			removed: this.#removed,
		};
		this.#listeners.forEach( ( listener ) => listener() );
	}

	/** Takes over a cart from the server, whose state counts, and notifies other displays of the count. */
	#setCart( cart: Cart, isOurs: boolean ) {
		const before = this.#cart?.count ?? 0;
		this.#cart = cart;
		this.#hash = cartHash();
		for ( const [ key, quantity ] of this.#pending ) {
			const line = cart.lines.find( ( one ) => one.key === key );
			if ( ! line || line.quantity === quantity ) {
				this.#pending.delete( key );
			}
		}
		const detail: Change = { count: cart.count };
		document.dispatchEvent( new CustomEvent( CHANGED, { detail } ) );
		if ( isOurs ) {
			this.#channel.postMessage( detail );
			this.#isNotifying = true;
			document.body.dispatchEvent( new CustomEvent( cart.count < before ? REMOVED : ADDED, { bubbles: true } ) );
			oldScripts()?.trigger( 'wc_fragment_refresh' );
			this.#isNotifying = false;
		}
	}

	async #send( path: string, body: object | undefined, at: string, again?: () => void ): Promise< Answer > {
		this.#update();
		const answer = await ask( this.#route, path, body, () => {
			this.#problem = { at, kind: 'wait', message: '' };
			this.#update();
		} );
		if ( answer.ok ) {
			if ( this.#problem?.at === at ) {
				this.#problem = undefined;
			}
			this.#setCart( answer.cart, body !== undefined );
		} else {
			if ( answer.kind === 'refused' && answer.cart ) {
				this.#setCart( answer.cart, true );
			}
			this.#problem = {
				at,
				kind: answer.kind,
				message: answer.kind === 'refused' ? answer.message : '',
				...( again && answer.kind !== 'refused' && { again } ),
			};
		}
		return answer;
	}

	#enqueue( name: string | undefined, run: () => Promise< void >, delay?: number ) {
		this.#queue.add(
			{ ...( name && { name } ), run: () => run().finally( () => setTimeout( () => this.#update() ) ) },
			delay
		);
	}

	#load() {
		this.#enqueue( 'load', async () => void ( await this.#send( 'cart', undefined, '', () => this.#load() ) ) );
	}

	#add( { id, quantity = 1, variation = [] }: Addition ): Promise< boolean > {
		return new Promise( ( resolve ) => {
			this.#enqueue( undefined, async () => {
				this.#removed = undefined;
				const body = { id, quantity, variation };
				resolve( ( await this.#send( 'cart/add-item', body, '', () => void this.#add( body ) ) ).ok );
			} );
			this.#update();
		} );
	}

	#sendCoupon( path: string, code: string ): Promise< boolean > {
		return new Promise( ( resolve ) => {
			this.#problem = undefined;
			this.#enqueue( undefined, async () => resolve( ( await this.#send( path, { code }, 'coupon' ) ).ok ) );
			this.#update();
		} );
	}
}

/** The cart as expected once the server accepts the pending changes. */
export function expected( cart: Cart, wanted: ReadonlyMap< string, number > ): Cart {
	if ( ! wanted.size ) {
		return cart;
	}
	let { count, sum, sumTax } = cart;
	const lines = cart.lines
		.map( ( line ) => {
			const quantity = wanted.get( line.key ) ?? line.quantity;
			if ( quantity === line.quantity ) {
				return line;
			}
			const next = {
				...line,
				quantity,
				sum: scaled( line.sum, line.quantity, quantity ),
				sumTax: scaled( line.sumTax, line.quantity, quantity ),
			};
			// Totals are adjusted by the difference, since they also include lines that could not be parsed.
			count = tidy( count + quantity - line.quantity );
			sum = plus( sum, minus( next.sum, line.sum ) );
			sumTax = plus( sumTax, minus( next.sumTax, line.sumTax ) );
			return next;
		} )
		.filter( ( { quantity } ) => quantity );
	return { ...cart, lines, count: Math.max( 0, count ), sum, sumTax };
}
