import type { Play } from '../types/playback-config';

/** Order of the slides: in sequence or shuffled, without slides that have been shown often enough. */
export interface Order {
	/** Completed rounds; restarting autoplay resets it to 0. */
	rounds: number;
	/** How often a slide has been shown, including now. */
	shows: ( slide: number ) => number;
	next: () => number | undefined;
	previous: () => number | undefined;
	/** Resolves an argument of `go()` to an index. */
	resolve: ( to: number | string ) => number | undefined;
	/** Records that a slide is now shown. */
	arrive: ( slide: number, byNext: boolean ) => void;
	/** Whether autoplay ends at the current slide. */
	ends: () => boolean;
}

/** All slides in random order; never begins with the last one. */
function shuffled( all: number[], last: number, random: () => number ) {
	const rest = [ ...all ];
	const mixed: number[] = [];
	while ( rest.length ) {
		mixed.push( ...rest.splice( Math.floor( random() * rest.length ), 1 ) );
	}
	if ( mixed[ 0 ] === last ) {
		mixed.push( mixed.shift()! ); // Never the same slide twice in a row.
	}
	return mixed;
}

export class PlayOrder implements Order {
	rounds = 0;
	readonly #play: Play;
	readonly #random: () => number;
	readonly #all: number[];
	readonly #shows: number[];
	#order: number[];
	#coming: number[]; // Determined in advance, since the images of its first slide load early.
	#place: number;

	constructor( play: Play, random: () => number ) {
		const { kind, slides, start, autoplay } = play;
		this.#play = play;
		this.#random = random;
		const all = kind === 'hero' ? [ start ] : [ ...slides.keys() ];
		this.#all = this.#order = this.#coming = all;
		this.#shows = slides.map( () => 0 );
		this.#place = all.indexOf( start );
		if ( autoplay?.shuffle ) {
			this.#order = [ start, ...shuffled( all, -1, random ).filter( ( slide ) => slide !== start ) ];
			this.#place = 0;
			this.#coming = shuffled( all, this.#order.at( -1 )!, random );
		}
	}

	#current() {
		return this.#order[ this.#place ]!;
	}

	/** The first candidate that is another slide and has not been shown often enough. */
	#seek( candidates: number[] ) {
		return candidates.find(
			( slide ) =>
				slide !== this.#current() &&
				this.#shows[ slide ]! < ( this.#play.slides[ slide ]!.hideAfter ?? Infinity )
		);
	}

	shows( slide: number ) {
		return this.#shows[ slide ]!;
	}

	next() {
		return this.#seek( [ ...this.#order.slice( this.#place + 1 ), ...this.#coming ] );
	}

	previous() {
		return this.#seek( [ ...this.#order, ...this.#order.slice( 0, this.#place ) ].reverse() );
	}

	resolve( to: number | string ) {
		const all = this.#all;
		const words: Record< string, number | undefined > = {
			next: this.next(),
			previous: this.previous(),
			first: all[ 0 ],
			last: all.at( -1 ),
		};
		let index: number | undefined;
		if ( typeof to === 'number' ) {
			index = to;
		} else if ( to in words ) {
			index = words[ to ];
		} else if ( /^[+-]\d+$/.test( to ) ) {
			index = all.at( ( all.indexOf( this.#current() ) + Number( to ) ) % all.length );
		} else {
			const named = this.#play.slides.findIndex(
				( { key, deeplink } ) => key === to || ( deeplink && deeplink === to )
			);
			index = named < 0 && /^\d+$/.test( to ) ? Number( to ) : named;
		}
		return all.find( ( slide ) => slide === index );
	}

	arrive( slide: number, byNext: boolean ) {
		const shuffle = this.#play.autoplay?.shuffle;
		this.#shows[ slide ]!++;
		let at = this.#order.indexOf( slide );
		if ( byNext && at <= this.#place && slide !== this.#current() ) {
			this.rounds++;
			this.#order = this.#coming;
			at = this.#order.indexOf( slide );
			this.#coming = shuffle ? shuffled( this.#all, this.#order.at( -1 )!, this.#random ) : this.#all;
		} else if ( ! byNext && shuffle && at > this.#place ) {
			// A slide that was selected out of order has had its turn in this round.
			this.#order = this.#order.filter( ( other ) => other !== slide );
			this.#order.splice( this.#place + 1, 0, slide );
			at = this.#place + 1;
		}
		this.#place = at;
	}

	ends() {
		const { rounds } = this;
		const { stop, rounds: most } = this.#play.autoplay ?? {};
		const current = this.#current();
		return !! (
			this.#play.slides[ current ]!.stops ||
			this.next() === undefined ||
			( stop?.slide === current && rounds >= stop.rounds ) ||
			( rounds >= ( most ?? Infinity ) - 1 && this.#seek( this.#order.slice( this.#place + 1 ) ) === undefined )
		);
	}
}
