import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, Capabilities, Key as Sign, type WebDriver } from 'selenium-webdriver';
import { LIMIT, type Engine, type Key } from './engine';

const SIGNS: Record< Key, string > = {
	Tab: Sign.TAB,
	Enter: Sign.ENTER,
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

/** WebKitGTK's small browser, over WebDriver; need_webkit in bin/lib/setup.sh finds both, and the runner brings a display. */
export async function openWebKit(): Promise< Engine > {
	const port = await freePort();
	// A process group of its own: the driver starts the browser, and that starts more.
	const server = spawn( process.env.WEBKIT_DRIVER_PATH!, [ `--port=${ port }` ], {
		detached: true,
		stdio: 'ignore',
		env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
	} );
	const gone = once( server, 'exit' );
	const kill = () => {
		try {
			process.kill( -server.pid!, 'SIGKILL' );
		} catch {
			// It is gone already.
		}
	};
	process.once( 'exit', kill );
	const end = async () => {
		kill();
		await gone;
		process.off( 'exit', kill );
	};

	let driver: WebDriver;
	try {
		driver = await new Builder()
			.usingServer( `http://127.0.0.1:${ port }` )
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
	return {
		go: async ( address ) => driver.get( address ),
		async size( width, height ) {
			const place = { x: 0, y: 0, width, height };
			await driver.manage().window().setRect( place );
			const bars = height - ( await driver.executeScript< number >( 'return innerHeight' ) );
			await driver
				.manage()
				.window()
				.setRect( { ...place, height: height + bars } );
		},
		click: async ( selector ) => driver.findElement( By.css( selector ) ).click(),
		type: keys,
		press: async ( key ) => keys( SIGNS[ key ] ),
		evaluate: async ( call, ...args ) => driver.executeScript< never >( call, ...args ),
		screenshot: async ( file ) => writeFile( file, await driver.takeScreenshot(), 'base64' ),
		async close() {
			try {
				await driver.quit();
			} finally {
				await end();
			}
		},
	};
}
