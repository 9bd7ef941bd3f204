/** Lets this many queued tasks run, each with a delay of 0 ms: they run in order, however busy the machine is. */
export async function tasks( count = 1 ): Promise< void > {
	for ( let task = 0; task < count; task++ ) {
		await new Promise( ( later ) => setTimeout( later ) );
	}
}
