import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key as Sign, type WebDriver } from 'selenium-webdriver';
import { click } from './click';
import { LIMIT, type Engine, type Key, type Mouse, type Opening } from './engine';

const SIGNS: Record< Key, string > = {
	Tab: Sign.TAB,
	Enter: Sign.ENTER,
	Escape: Sign.ESCAPE,
	Backspace: Sign.BACK_SPACE,
	Space: Sign.SPACE,
	ArrowLeft: Sign.ARROW_LEFT,
	ArrowRight: Sign.ARROW_RIGHT,
	Home: Sign.HOME,
	End: Sign.END,
};

async function freePort(): Promise< number > {
	const server = createServer().listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = server.address() as AddressInfo;
	server.close();
	await once( server, 'close' );
	return port;
}

/** A running driver, and the function that ends it. */
interface Driver {
	address: string;
	end: () => Promise< void >;
}

/** Number of attempts with another port: a free port may be taken before the driver listens. */
const PORTS = 5;

/** Gives the driver only once it answers: the client itself would wait for 45 ms, and on a machine with other work that is not enough. */
async function startDriver( path: string, env: Record< string, string > ): Promise< Driver > {
	for ( let left = PORTS - 1; ; left-- ) {
		const port = await freePort();
		const address = `http://127.0.0.1:${ port }`;
		// A separate process group: the driver starts the browser, which starts more processes.
		const server = spawn( path, [ `--port=${ port }` ], {
			detached: true,
			stdio: 'ignore',
			env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', ...env },
		} );
		let isGone = false;
		const gone = once( server, 'exit' ).then( () => {
			isGone = true;
		} );
		const kill = () => {
			try {
				process.kill( -server.pid!, 'SIGKILL' );
			} catch {
				// It has ended already.
			}
		};
		process.once( 'exit', kill );
		const end = async () => {
			kill();
			await gone;
			process.off( 'exit', kill );
		};
		const answers = async () => {
			const answer = await fetch( `${ address }/status` ).catch( () => null );
			return isGone || answer?.ok;
		};
		try {
			await expect.poll( answers, { timeout: LIMIT } ).toBe( true );
		} catch ( error ) {
			await end();
			throw error;
		}
		if ( ! isGone ) {
			return { address, end };
		}
		process.off( 'exit', kill );
		if ( ! left ) {
			throw new Error( `${ path } ended before it answered, on ${ PORTS } ports` );
		}
	}
}

/** WebKitGTK's small browser, over WebDriver; need_webkit in bin/lib/setup.sh finds both, and the runner brings a display. */
export async function openWebKit( {
	path = process.env.WEBKIT_DRIVER_PATH!,
	reducedMotion,
}: Opening & { path?: string } = {} ): Promise< Engine > {
	// WebKitGTK asks GTK whether there are animations, and GTK these folders.
	const desktop = { XDG_CONFIG_DIRS: `${ __dirname }/reduced-motion` };
	const { address, end } = await startDriver( path, reducedMotion ? desktop : {} );
	let driver: WebDriver;
	try {
		driver = await new Builder()
			.usingServer( address )
			.withCapabilities(
				new Capabilities( {
					browserName: 'MiniBrowser',
					'webkitgtk:browserOptions': { binary: process.env.MINIBROWSER_PATH!, args: [ '--automation' ] },
				} )
			)
			.build();
		await driver.manage().setTimeouts( { pageLoad: LIMIT, script: LIMIT } );
	} catch ( error ) {
		await end();
		throw error;
	}
	const keys = async ( text: string ) => driver.actions().sendKeys( text ).perform();
	const mouse: Mouse = {
		move: ( x, y ) => driver.actions().move( { x, y, duration: 0 } ).perform(),
		down: () => driver.actions().press().perform(),
		up: () => driver.actions().release().perform(),
	};
	const evaluate: Engine[ 'evaluate' ] = async ( call, ...args ) => driver.executeScript< never >( call, ...args );
	return {
		go: async ( page ) => driver.get( page ),
		async size( width, height ) {
			const place = { x: 0, y: 0, width, height };
			await driver.manage().window().setRect( place );
			const bars = height - ( await driver.executeScript< number >( 'return innerHeight' ) );
			await driver
				.manage()
				.window()
				.setRect( { ...place, height: height + bars } );
		},
		click: ( selector ) => click( evaluate, mouse, selector ),
		mouse,
		finger: mouse,
		tap: ( selector ) => click( evaluate, mouse, selector ),
		type: keys,
		press: async ( key ) => keys( SIGNS[ key ] ),
		evaluate,
		screenshot: async ( file ) => writeFile( file, await driver.takeScreenshot(), 'base64' ),
		print: async () => void ( await driver.executeScript( 'dispatchEvent( new Event( "beforeprint" ) )' ) ),
		async close() {
			try {
				await driver.quit();
			} finally {
				await end();
			}
		},
	};
}
