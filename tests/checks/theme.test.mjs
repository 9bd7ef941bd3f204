import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import glob from 'fast-glob';
import { contrast, luminance, rgb } from './contrast.mjs';

const theme = path.resolve( import.meta.dirname, '../../themes/frontage' );
const read = ( file ) => readFileSync( path.join( theme, file ), 'utf8' );
const list = ( pattern ) => glob.sync( pattern, { cwd: theme } ).sort();
const json = ( file ) => JSON.parse( read( file ) );

const colours = ( { settings } ) =>
	Object.fromEntries( settings.color.palette.map( ( { slug, color } ) => [ slug, rgb( color ) ] ) );
const own = colours( json( 'theme.json' ) );
const palettes = [ 'theme.json', ...list( 'styles/{,colors/}*.json' ) ].map( ( file ) => [
	file,
	colours( json( file ) ),
] );

/** Text and background color pairs in theme.json, the style and the patterns. */
const TEXT = [
	...[ 'base', 'surface', 'tint' ].flatMap( ( ground ) =>
		[ 'contrast', 'muted', 'accent' ].map( ( ink ) => [ ink, ground ] )
	),
	[ 'accent-contrast', 'accent' ],
	[ 'base', 'contrast' ],
];

describe( 'colours', () => {
	test( 'contrast is counted as WCAG counts it', () => {
		assert.equal( contrast( rgb( '#fff' ), rgb( '#000000' ) ), 21 );
		assert.equal( contrast( rgb( '#767676' ), rgb( '#ffffff' ) ).toFixed( 2 ), '4.54' );
	} );

	for ( const [ file, palette ] of palettes ) {
		test( `${ file }: has every colour, and each text can be read`, () => {
			assert.deepEqual( Object.keys( palette ), Object.keys( own ) );
			assert.ok( Object.keys( palette ).length <= 11 );
			const weak = [
				...TEXT.map( ( pair ) => [ ...pair, 4.5 ] ),
				[ 'field', 'surface', 3 ],
				[ 'field', 'base', 3 ],
				[ 'field', 'tint', 3 ],
			]
				.map( ( [ ink, ground, least ] ) => [
					ink,
					ground,
					least,
					contrast( palette[ ink ], palette[ ground ] ),
				] )
				.filter( ( [ , , least, is ] ) => is < least )
				.map( ( [ ink, ground, least, is ] ) => `${ ink } on ${ ground }: ${ is.toFixed( 2 ) } of ${ least }` );
			assert.deepEqual( weak, [] );
		} );
	}

	test( 'the patterns write with no other pairs than those', () => {
		const pairs = new Set( TEXT.map( ( [ ink, ground ] ) => `${ ink } on ${ ground }` ) );
		const found = list( '{patterns,inc/patterns,templates,parts}/*' ).flatMap( ( file ) =>
			[ ...read( file ).matchAll( /<!-- wp:[\w/-]+ (\{.*?\}) \/?-->/g ) ]
				.map( ( [ , attributes ] ) => attributes )
				.filter(
					( attributes ) => attributes.includes( '"backgroundColor"' ) && attributes.includes( '"textColor"' )
				)
				.map( ( attributes ) => {
					const of = ( name ) => new RegExp( `"${ name }":"([\\w-]+)"` ).exec( attributes )[ 1 ];
					return `${ of( 'textColor' ) } on ${ of( 'backgroundColor' ) }`;
				} )
		);
		assert.ok( found.length > 5 );
		assert.deepEqual(
			found.filter( ( pair ) => ! pairs.has( pair ) ),
			[]
		);
	} );
} );

test( 'sections of patterns have the largest step above and below, which two on one ground share', () => {
	const sections = list( 'patterns/*.php' )
		.filter( ( file ) => ! /\/(?:header|footer|page)|-(?:header|footer)\.php$/.test( file ) )
		.flatMap( ( file ) => {
			const first = /<!-- wp:group (\{.*"align":"full".*?\}) -->/.exec( read( file ) );
			const padding = first && JSON.parse( first[ 1 ] ).style?.spacing?.padding;
			return padding ? [ [ file, padding.top, padding.bottom ] ] : [];
		} );
	assert.ok( sections.length > 40 );
	assert.deepEqual(
		sections.filter( ( [ , ...steps ] ) => steps.some( ( step ) => step !== 'var:preset|spacing|70' ) ),
		[]
	);
} );

test( 'outlined buttons are as large as filled ones in each look', () => {
	const { width } = json( 'theme.json' ).styles.elements.button.border;
	for ( const file of [ 'theme.json', ...list( 'styles/*.json' ) ] ) {
		const { elements, blocks } = json( file ).styles;
		assert.equal( elements.button.border?.width ?? width, width, file );
		const { padding } = elements.button.spacing;
		assert.deepEqual(
			blocks[ 'core/button' ].variations.outline.spacing.padding,
			Object.fromEntries( Object.entries( padding ).map( ( [ side, is ] ) => [ side, `calc(${ is } - 2px)` ] ) ),
			file
		);
	}
} );

test( 'patterns invent no way to reach the firm', () => {
	const found = list( '{patterns,inc/patterns,templates,parts}/*' ).flatMap( ( file ) =>
		[ ...read( file ).matchAll( /(?:tel|mailto):|[\w.-]+@[\w-]+\.\w|\+\d[\d ()-]{6,}|\b\d{4,5} [A-Z]\w+/g ) ].map(
			( [ detail ] ) => `${ file }: ${ detail }`
		)
	);
	assert.deepEqual( found, [] );
} );

describe( 'variations', () => {
	const dark = ( [ , palette ] ) => luminance( palette.base ) < 0.1;

	test( 'there are six of colours, two of them dark, four of type, and the looks', () => {
		const of = ( folder ) => palettes.filter( ( [ file ] ) => file.startsWith( folder ) );
		assert.ok( of( 'styles/colors/' ).length >= 6 );
		assert.ok( of( 'styles/colors/' ).filter( dark ).length >= 2 );
		assert.ok( list( 'styles/typography/*.json' ).length >= 4 );
		assert.deepEqual( list( 'styles/*.json' ), [
			'styles/agency.json',
			'styles/club.json',
			'styles/consulting.json',
			'styles/practice.json',
			'styles/product.json',
			'styles/restaurant.json',
			'styles/shop.json',
			'styles/trade.json',
		] );
	} );

	test( 'those of colours say nothing but colours, those of type nothing but type', () => {
		for ( const file of list( 'styles/colors/*.json' ) ) {
			const { settings, styles } = json( file );
			assert.deepEqual( [ Object.keys( settings ), styles ], [ [ 'color' ], undefined ], file );
		}
		for ( const file of list( 'styles/typography/*.json' ) ) {
			const { settings, styles } = json( file );
			assert.deepEqual( Object.keys( settings ), [ 'typography' ], file );
			assert.deepEqual( Object.keys( styles ), [ 'typography', 'elements' ], file );
		}
	} );

	test( 'the looks differ in more than colour: type, corners, measure', () => {
		for ( const what of [
			( { styles } ) => [ styles.elements.heading.typography, styles.typography ],
			( { settings } ) => settings.border.radiusSizes,
			( { settings } ) => settings.layout,
			( { settings } ) => settings.typography.fontSizes,
		] ) {
			const all = list( 'styles/*.json' ).map( ( file ) => JSON.stringify( what( json( file ) ) ) );
			assert.equal( new Set( all ).size, all.length );
		}
	} );

	test( 'a font lies in the theme with its licence, is shown late rather than never, and pages stay below 60 KB of them', () => {
		for ( const file of [ 'theme.json', ...list( 'styles/{,typography/}*.json' ) ] ) {
			const { settings, styles } = json( file );
			const families = settings.typography?.fontFamilies ?? [];
			const faces = families.flatMap( ( { fontFace = [] } ) => fontFace );
			const files = faces.flatMap( ( { src } ) => src ).map( ( src ) => src.replace( 'file:./', '' ) );
			assert.ok( families.length, file );
			assert.ok(
				faces.every( ( { fontDisplay } ) => fontDisplay === 'swap' ),
				file
			);
			assert.ok(
				files.reduce( ( sum, font ) => sum + statSync( path.join( theme, font ) ).size, 0 ) <= 60 * 1024,
				file
			);
			for ( const font of files ) {
				const licence = `assets/fonts/LICENSE-${ path.basename( font, '.woff2' ).replace( '-italic', '' ) }.txt`;
				assert.ok( existsSync( path.join( theme, licence ) ), licence );
				assert.ok( read( 'readme.txt' ).includes( licence ), `readme.txt: ${ licence }` );
			}
			const named = [ ...JSON.stringify( styles ).matchAll( /--font-family--([\w-]+)/g ) ].map(
				( [ , slug ] ) => slug
			);
			const known = families.map( ( { slug } ) => slug );
			assert.deepEqual(
				named.filter( ( slug ) => ! known.includes( slug ) ),
				[],
				file
			);
		}
	} );
} );

describe( 'patterns', () => {
	const files = list( 'patterns/*.php' );
	const offered = files.filter( ( file ) => ! read( file ).includes( 'Inserter: no' ) );

	test( 'there are 45 and more to insert, in categories that are known', () => {
		assert.ok( offered.length >= 45, String( offered.length ) );
		const registered = [ ...read( 'functions.php' ).matchAll( /'([\w-]+)'\s*=> __\(/g ) ].map(
			( [ , name ] ) => `frontage-${ name }`
		);
		const core = [
			'about',
			'call-to-action',
			'contact',
			'footer',
			'header',
			'navigation',
			'portfolio',
			'posts',
			'services',
			'team',
			'testimonials',
		];
		for ( const file of offered ) {
			const category = / \* Categories: (.+)/.exec( read( file ) )?.[ 1 ];
			assert.ok( [ ...registered, ...core ].includes( category ), `${ file }: ${ category }` );
		}
	} );

	test( 'what one names is there: other patterns, parts and pictures', () => {
		for ( const file of list( '{patterns,inc/patterns,templates,parts}/*' ) ) {
			for ( const [ , slug ] of read( file ).matchAll( /wp:pattern \{"slug":"frontage\/([\w-]+)"/g ) ) {
				assert.ok( files.includes( `patterns/${ slug }.php` ), `${ file }: ${ slug }` );
			}
			for ( const [ , slug ] of read( file ).matchAll( /wp:template-part \{"slug":"([\w-]+)"/g ) ) {
				assert.ok( existsSync( path.join( theme, `parts/${ slug }.html` ) ), `${ file }: ${ slug }` );
			}
			for ( const [ , picture ] of read( file ).matchAll( /'(assets\/pictures\/[\w/-]+\.svg)'/g ) ) {
				assert.ok( existsSync( path.join( theme, picture ) ), `${ file }: ${ picture }` );
			}
		}
	} );

	test( 'every picture is in use and lighter than 60 KB', () => {
		const all = [ ...files, ...list( 'inc/patterns/*' ) ].map( read ).join( '' );
		for ( const picture of list( 'assets/pictures/**' ) ) {
			const [ , look, name ] = /(\w+)\/(?:(?:scene|post)-)?([\w-]+?)(?:-tile)?\.svg$/.exec( picture );
			const photos = glob.sync( `plugins/*/assets/starter/{${ look }-,}${ name }.webp`, {
				cwd: path.resolve( theme, '../..' ),
			} ); // Of posts, projects and products of the starter.
			assert.ok( all.includes( picture ) || photos.length, picture );
			assert.ok( statSync( path.join( theme, picture ) ).size <= 60 * 1024, picture );
		}
	} );
} );

test( "each picture in the demo's texts is of its library, which knows how large it is, or says so", () => {
	const demo = path.resolve( theme, '../../demo' );
	const files = glob.sync( 'content/**/*.html', { cwd: demo } );
	assert.ok( files.length > 10 );
	for ( const file of files ) {
		const pictures = readFileSync( path.join( demo, file ), 'utf8' ).match( /<img\b[^>]*>/g ) ?? [];
		for ( const picture of pictures ) {
			assert.match( picture, /wp-image-\{id:[a-z]+\}|\swidth="\d+"\s+height="\d+"/, `${ file }: ${ picture }` );
		}
	}
} );

test( 'there is a template for every kind of page, and the parts that they are made of', () => {
	const shop =
		'single-product archive-product taxonomy-product_cat taxonomy-product_tag taxonomy-product_brand product-search-results page-cart page-checkout order-confirmation';
	const pages =
		'index home front-page page page-no-title page-wide page-sidebar page-landing single archive category tag author date search 404 coming-soon';
	const parts =
		'header header-transparent header-sticky footer footer-columns sidebar page-title navigation-overlay hidden-sidebar mini-cart product-card';
	for ( const name of `${ pages } ${ shop }`.split( ' ' ) ) {
		assert.ok( existsSync( path.join( theme, `templates/${ name }.html` ) ), name );
	}
	for ( const name of parts.split( ' ' ) ) {
		assert.ok( existsSync( path.join( theme, `parts/${ name }.html` ) ), name );
		assert.ok(
			json( 'theme.json' ).templateParts.some( ( part ) => part.name === name ),
			name
		);
	}
} );

// Tokens, so that nothing is gained by squeezing lines or leaving out comments.
test( 'the theme has no script and at most 3,120 tokens of PHP beside its patterns and the names of the looks’ block styles', () => {
	assert.deepEqual( list( '**/*.{js,mjs,ts}' ), [] );
	const code = `$all = 0;
		foreach ( array_slice( $argv, 1 ) as $file ) {
			foreach ( PhpToken::tokenize( file_get_contents( $file ) ) as $token ) {
				$all += $token->isIgnorable() ? 0 : 1;
			}
		}
		echo $all;`;
	const files = list( '**/*.php' ).filter(
		( file ) => ! /^(patterns\/|inc\/patterns\/|inc\/looks\.php|languages\/)/.test( file )
	);
	const paths = files.map( ( file ) => path.join( theme, file ) );
	const tokens = Number( execFileSync( 'php', [ '-r', code, '--', ...paths ], { encoding: 'utf8' } ) );
	assert.ok( tokens > 0 && tokens <= 3120, String( tokens ) );
} );

test( 'no script of a page adds a class whose rules the theme leaves out where PHP did not print it', () => {
	const printed = /const PRINTED_CLASSES = '(.+)';/.exec( read( 'inc/core-styles.php' ) )[ 1 ];
	const added = new RegExp( `(?<![\\w.#-])${ printed }`, 'g' );
	const scripts = glob.sync(
		[ '{blocks,behaviors}/**/*.{ts,tsx}', 'packages/{kit/client,gesture,rules,slider/engine}/**/*.{ts,tsx}', '!**/{editor,editing}/**', '!**/{*.test.*,edit.tsx,editor.tsx}' ] // prettier-ignore
	);
	assert.ok( scripts.length > 100 );
	const found = scripts.flatMap( ( file ) =>
		[ ...readFileSync( file, 'utf8' ).matchAll( /(?:class(?:Name)?|classList\.\w+)\b[^;\n]*/g ) ]
			.flatMap( ( [ line ] ) => line.match( added ) ?? [] )
			.map( ( name ) => `${ file }: ${ name }` )
	);
	assert.deepEqual( found, [] );
} );

test( 'a locale without files of its own takes those of its language', () => {
	const code = `define( 'ABSPATH', '/' ); function add_action() {} function add_filter( ...$all ) { $GLOBALS['filters'][ $all[0] ] = $all[1]; } require '${ theme }/functions.php';
		foreach ( [ 'de_AT', 'de_DE_formal', 'nn_NO', 'ary', 'fr_FR', 'de_DE' ] as $locale ) {
			echo basename( $filters['load_textdomain_mofile']( "${ theme }/languages/$locale.mo", 'frontage' ) ), ' ';
		}`;
	assert.equal(
		execFileSync( 'php', [ '-r', code ], { encoding: 'utf8' } ).trim(),
		'de_DE.mo de_DE.mo nb_NO.mo ar.mo fr_FR.mo de_DE.mo'
	);
} );
