import type { Steps } from './formula';

/**
 * Parses a formula as ../php/Formula.php does, for editors: into the same steps, or into the position and kind of its error.
 * Pages get the steps from PHP and do not load this module.
 */
/** `field` is set by callers that know the form: the formula itself is valid. */
export type Why =
	'field' | 'end' | 'before' | 'between' | 'stray' | 'open' | 'unknown' | 'function' | 'values' | 'long';
/** The offending `word` begins at offset `at`; it is empty at the end of the formula. */
export type Broken = { why: Why; at: number; word: string };
/** A field that the formula uses, and its offset. */
export type Asked = { name: string; at: number };
export type Formula = { steps: Steps; asked: Asked[] } | { broken: Broken };

type Token = { kind: 'number' | 'name' | 'sign' | 'end'; text: string; word: string; at: number };

const LONGEST = 1000; // bytes
const DEEPEST = 20;

/** Minimum and maximum number of arguments. */
const FUNCTIONS: Record< string, [ number, number ] > = {
	min: [ 1, 20 ],
	max: [ 1, 20 ],
	round: [ 1, 2 ],
	if: [ 3, 3 ],
};

const TYPED: Record< string, string > = { '×': '*', '·': '*', '÷': '/', '−': '-', '≤': '<=', '≥': '>=', '≠': '!=' };
const BLANK = /[ \t\n\r\f\v]*/y;
const TOKEN =
	/(?<number>\d+(?:\.\d+)?|\.\d+)(?![\w.])|(?<name>[A-Za-z](?:[\w:]|-(?=\w))*)|(?<sign><=|>=|!=|[-+*/<>=(),;×·÷−≤≥≠])/y;

const isSign = ( { kind, text }: Token, ...signs: string[] ) => kind === 'sign' && signs.includes( text );

function tokenize( text: string ): Token[] | Broken {
	const tokens: Token[] = [];
	const end = text.replace( /[ \t\n\r\f\v\0]+$/, '' ).length;
	let at = /^[ \t\n\r\f\v\0]*/.exec( text )![ 0 ].length;
	while ( at < end ) {
		BLANK.lastIndex = at;
		at += BLANK.exec( text )![ 0 ].length;
		TOKEN.lastIndex = at;
		const found = TOKEN.exec( text );
		const [ word = '' ] = found ?? [];
		const [ kind ] = Object.entries( found?.groups ?? {} ).find( ( [ , part ] ) => part !== undefined ) ?? [];
		if ( ! kind ) {
			return { why: 'unknown', at, word: /^(?:[\w.]+|.)/u.exec( text.slice( at ) )?.[ 0 ] ?? '' };
		}
		tokens.push( { kind: kind as Token[ 'kind' ], text: TYPED[ word ] ?? word, word, at } );
		at += word.length;
	}
	return [ ...tokens, { kind: 'end', text: '', word: '', at: text.length } ];
}

class Reader {
	readonly steps: ( number | string )[] = [];
	readonly asked: Asked[] = [];
	private at = 0;
	private depth = 0;

	constructor( private readonly tokens: Token[] ) {}

	/** The error of the whole formula; undefined if it is valid. */
	all(): Broken | undefined {
		return this.comparison() ?? ( this.token.kind === 'end' ? undefined : this.stray() );
	}

	private get token(): Token {
		return this.tokens[ this.at ]!;
	}

	private takes( ...signs: string[] ): boolean {
		const takes = isSign( this.token, ...signs );
		this.at += Number( takes );
		return takes;
	}

	private broken( why: Why, { at, word }: Token = this.token ): Broken {
		return { why, at, word };
	}

	/** The error for a token after a complete expression. */
	private stray(): Broken {
		return this.broken( this.token.kind === 'sign' && this.token.text !== '(' ? 'stray' : 'between' );
	}

	private closed(): Broken | undefined {
		if ( this.takes( ')' ) ) {
			return undefined;
		}
		return this.token.kind === 'end' ? this.broken( 'open' ) : this.stray();
	}

	private comparison(): Broken | undefined {
		if ( ++this.depth > DEEPEST ) {
			return this.broken( 'long' );
		}
		const sign = () => this.token.text;
		let wrong = this.sum();
		const compares = sign();
		if ( ! wrong && this.takes( '<', '>', '<=', '>=', '=', '!=' ) ) {
			wrong = this.sum();
			this.steps.push( compares );
		}
		this.depth--;
		return wrong;
	}

	private sum = () => this.chain( [ '+', '-' ], () => this.chain( [ '*', '/' ], () => this.single() ) );

	private chain( signs: string[], part: () => Broken | undefined ): Broken | undefined {
		let sign = '';
		do {
			const wrong = part();
			if ( wrong ) {
				return wrong;
			}
			if ( sign ) {
				this.steps.push( sign );
			}
			sign = this.token.text;
		} while ( this.takes( ...signs ) );
		return undefined;
	}

	/** A number, a field, a function call, or an expression in parentheses; each may have a minus sign. */
	private single(): Broken | undefined {
		if ( this.takes( '-' ) ) {
			this.steps.push( 0 );
			const wrong = this.single();
			this.steps.push( '-' );
			return wrong;
		}
		if ( this.takes( '(' ) ) {
			return this.comparison() ?? this.closed();
		}
		const { token } = this;
		if ( token.kind === 'sign' || token.kind === 'end' ) {
			return this.broken( token.kind === 'end' ? 'end' : 'before' );
		}
		this.at++;
		if ( token.kind === 'number' ) {
			this.steps.push( Number( token.text ) );
			return undefined;
		}
		if ( isSign( this.token, '(' ) ) {
			return this.call( token );
		}
		this.steps.push( `$${ token.text }` );
		this.asked.push( { name: token.text, at: token.at } );
		return undefined;
	}

	private call( token: Token ): Broken | undefined {
		if ( ! Object.hasOwn( FUNCTIONS, token.text ) ) {
			return this.broken( 'function', token );
		}
		const [ least, most ] = FUNCTIONS[ token.text ]!;
		let count = 0;
		this.at++;
		do {
			if ( ++count > most ) {
				return this.broken( 'values', token );
			}
			const wrong = this.comparison();
			if ( wrong ) {
				return wrong;
			}
		} while ( this.takes( ',', ';' ) );
		this.steps.push( `${ token.text }:${ count }` );
		return this.closed() ?? ( count < least ? this.broken( 'values', token ) : undefined );
	}
}

export function readFormula( text: string ): Formula {
	if ( new Blob( [ text ] ).size > LONGEST ) {
		return { broken: { why: 'long', at: text.length, word: '' } };
	}
	const tokens = tokenize( text );
	if ( ! Array.isArray( tokens ) ) {
		return { broken: tokens };
	}
	const reader = new Reader( tokens );
	const broken = reader.all();
	return broken ? { broken } : { steps: reader.steps, asked: reader.asked };
}
