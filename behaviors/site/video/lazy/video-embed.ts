/** What a link shows in the overlay. */
export interface Frame {
	src: string;
	/** A video file, which the browser plays itself. */
	isFile?: boolean;
	isPortrait?: boolean;
	isMap?: boolean;
}

const YOUTUBE = [
	'youtube.com',
	'www.youtube.com',
	'm.youtube.com',
	'music.youtube.com',
	'www.youtube-nocookie.com',
	'youtube-nocookie.com',
];
const VIMEO = [ 'vimeo.com', 'www.vimeo.com' ];
const ID = /^[\w-]{11}$/;

/** Google's own domains, www.google.com/supported_domains: others may belong to somebody else. */
const GOOGLE = new Set(
	(
		'com ad ae al am as at az ba be bf bg bi bj bs bt by ca cat cd cf cg ch ci cl cm cn cv cz de dj dk dm dz ee es fi fm fr ga ge gg gl gm gr gy hn hr ht hu ' +
		'ie im iq is it je jo kg ki kz la li lk lt lu lv md me mg mk ml mn mu mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr st ' +
		'td tg tl tm tn to tt vu ws ' +
		'co.ao co.bw co.ck co.cr co.id co.il co.in co.jp co.ke co.kr co.ls co.ma co.mz co.nz co.th co.tz co.ug co.uk co.uz co.ve co.vi co.za co.zm co.zw ' +
		'com.af com.ag com.ar com.au com.bd com.bh com.bn com.bo com.br com.bz com.co com.cu com.cy com.do com.ec com.eg com.et com.fj com.gh com.gi com.gt ' +
		'com.hk com.jm com.kh com.kw com.lb com.ly com.mm com.mt com.mx com.my com.na com.ng com.ni com.np com.om com.pa com.pe com.pg com.ph com.pk com.pr com.py ' +
		'com.qa com.sa com.sb com.sg com.sl com.sv com.tj com.tr com.tw com.ua com.uy com.vc com.vn'
	).split( ' ' )
);

/** Parses `90`, `90s`, `1h2m3s` as seconds. */
function seconds( text: string | null ) {
	const [ , h = 0, m = 0, s = 0 ] = text?.match( /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/ ) ?? [];
	return Number( h ) * 3600 + Number( m ) * 60 + Number( s );
}

function youtube( { hostname, pathname, searchParams, hash }: URL ): Frame | undefined {
	const pattern = hostname === 'youtu.be' ? /^\/()([^/]+)\/?$/ : /^\/(?:watch|(shorts|embed|live)\/([^/]+))\/?$/;
	const [ is, kind, id = searchParams.get( 'v' ) ?? '' ] = pathname.match( pattern ) ?? [];
	if ( ! is || ! ID.test( id ) ) {
		return undefined;
	}
	const start = seconds(
		searchParams.get( 't' ) ?? searchParams.get( 'start' ) ?? new URLSearchParams( hash.slice( 1 ) ).get( 't' )
	);
	return {
		src: `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1${ start ? `&start=${ start }` : '' }`,
		isPortrait: kind === 'shorts',
	};
}

function vimeo( { hostname, pathname, searchParams }: URL ): Frame | undefined {
	const pattern = hostname === 'player.vimeo.com' ? /^\/video\/(\d+)\/?$/ : /^\/(\d+)(?:\/([\da-z]+))?\/?$/i;
	const [ , id, hash = searchParams.get( 'h' ) ] = pathname.match( pattern ) ?? [];
	const secret = hash && /^[\da-z]+$/i.test( hash ) ? `&h=${ hash }` : '';
	return id ? { src: `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1${ secret }` } : undefined;
}

function map( url: URL ): Frame | undefined {
	const [ , at, domain = '' ] = url.hostname.match( /^(www\.|maps\.)?google\.(.+)$/ ) ?? [];
	const isMap = /^\/maps(\/|$)/.test( url.pathname ) || ( at === 'maps.' && url.pathname === '/' );
	if ( ! GOOGLE.has( domain ) || ! isMap ) {
		return undefined;
	}
	const to = new URL( url );
	to.searchParams.set( 'output', 'embed' );
	return { src: to.href, isMap: true };
}

/** Returns undefined if the link is an ordinary link. Hosts are compared completely. */
export function frameOf( href: string ): Frame | undefined {
	const url = URL.canParse( href ) ? new URL( href ) : undefined;
	if ( ! url || ! /^https?:$/.test( url.protocol ) || url.username || url.password ) {
		return undefined;
	}
	const { hostname, pathname } = url;
	const file = /\.(mp4|webm|ogv)$/i.test( pathname ) ? { src: href, isFile: true } : undefined;
	if ( url.port ) {
		return file; // Known services use no other port.
	}
	if ( YOUTUBE.includes( hostname ) || hostname === 'youtu.be' ) {
		return youtube( url );
	}
	if ( VIMEO.includes( hostname ) || hostname === 'player.vimeo.com' ) {
		return vimeo( url );
	}
	return map( url ) ?? file;
}
