<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** Several plugins, each with its own copy of the kit, in a PHP process of their own: which copy runs? */
#[Group( 'processes' )]
final class LoaderTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/frontage-kit-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		self::remove( $this->folder );
	}

	/**
	 * @param list<string> $active Versions of the active plugins, in the order in which WordPress loads them.
	 */
	#[DataProvider( 'sites' )]
	public function test_the_newest_copy_runs_whatever_the_order( array $active, string $expected ): void {
		foreach ( $active as $version ) {
			$this->make_plugin( $version );
		}
		self::assertSame(
			array_fill_keys( $active, $expected ),
			$this->load( $active, 'static fn () => Frontage\Kit\Copy::VERSION' )
		);
	}

	/** @return array<string, array{ list<string>, string }> */
	public static function sites(): array {
		return [
			'oldest first'                       => [ [ '1.4.0', '1.4.9', '1.5.0' ], '1.5.0' ],
			'newest first'                       => [ [ '1.5.0', '1.4.9', '1.4.0' ], '1.5.0' ],
			'newest in the middle'               => [ [ '1.4.0', '1.5.0', '1.4.9' ], '1.5.0' ],
			'the plugin with the newest is off'  => [ [ '1.4.0', '1.4.9' ], '1.4.9' ],
			'numbers are compared, not letters'  => [ [ '1.9.0', '1.10.0' ], '1.10.0' ],
			'a test version is before its final' => [ [ '1.5.0', '1.5.0-beta2' ], '1.5.0' ],
			'one alone'                          => [ [ '1.4.0' ], '1.4.0' ],
		];
	}

	public function test_only_the_running_copy_has_its_files_read(): void {
		foreach ( [ '1.4.0', '1.4.9', '1.5.0' ] as $version ) {
			$this->make_plugin( $version );
		}
		$result = $this->load( [ '1.4.0', '1.4.9', '1.5.0' ], 'static fn () => array_values( array_filter( get_included_files(), static fn ( $file ) => str_ends_with( $file, "/load.php" ) ) )' );
		self::assertSame( [ $this->folder . '/plugin-1.5.0/kit/load.php' ], $result['1.4.0'] );
	}

	public function test_the_rules_come_with_the_copy_and_a_plugin_adds_its_own_folder(): void {
		$this->make_plugin( '1.4.0' );
		$this->make_plugin( '1.5.0' );
		$result = $this->load( [ '1.4.0', '1.5.0' ], 'static fn () => [ Frontage\Rules\Copy::VERSION, Frontage\Lab\Deep\Thing::VERSION, class_exists( "Frontage\Kit\Missing" ) ]' );
		self::assertSame( [ '1.5.0', '1.4.0', false ], $result['1.4.0'] );
	}

	public function test_a_plugin_activated_in_a_running_request_keeps_the_kit_of_that_request(): void {
		$this->make_plugin( '1.4.0' );
		$this->make_plugin( '1.5.0' );
		$result = $this->run_php(
			$this->site( [ '1.4.0' ] )
			. 'require ' . var_export( $this->folder . '/plugin-1.5.0/plugin.php', true ) . ';'
			. 'echo json_encode( [ Frontage\Kit\Copy::VERSION, array_keys( $GLOBALS["frontage_kits"] ) ] );'
		);
		self::assertSame( [ '1.4.0', [ '1.4.0', '1.5.0' ] ], $result );
	}

	/** A plugin as the build makes it; only the classes are of this test. */
	private function make_plugin( string $version ): void {
		$source = dirname( __DIR__ );
		$plugin = "$this->folder/plugin-$version";
		foreach ( [ 'kit/php', 'kit/rules', 'src/Deep' ] as $name ) {
			mkdir( "$plugin/$name", 0777, true );
		}
		copy( "$source/load.php", "$plugin/kit/load.php" );
		file_put_contents( "$plugin/kit/kit.php", str_replace( '{VERSION}', $version, (string) file_get_contents( "$source/kit.php" ) ) );
		foreach ( [ 'kit/php/Copy.php' => 'Frontage\Kit', 'kit/rules/Copy.php' => 'Frontage\Rules', 'src/Deep/Thing.php' => 'Frontage\Lab\Deep' ] as $file => $namespace ) {
			$class = basename( $file, '.php' );
			file_put_contents( "$plugin/$file", "<?php namespace $namespace; final class $class { public const VERSION = '$version'; }" );
		}
		file_put_contents(
			"$plugin/plugin.php",
			"<?php require __DIR__ . '/kit/kit.php';
			add_action( 'plugins_loaded', static function () {
				\\Frontage\\Kit\\autoload( 'Frontage\\\\Lab\\\\', __DIR__ . '/src' );
				\$GLOBALS['answers']['$version'] = ( \$GLOBALS['question'] )();
			}, 0 );"
		);
	}

	/**
	 * What each plugin finds when it boots.
	 *
	 * @param list<string> $active
	 * @return array<mixed>
	 */
	private function load( array $active, string $question ): array {
		return $this->run_php( '$question = ' . $question . ';' . $this->site( $active ) . 'echo json_encode( $answers );' );
	}

	/**
	 * The part of WordPress that the kit meets: plugins are required in turn, then `plugins_loaded` runs by priority.
	 *
	 * @param list<string> $active
	 */
	private function site( array $active ): string {
		$code = 'function add_action( $hook, $callback, $priority ) { $GLOBALS["hooks"][ $priority ][] = $callback; } $question ??= static fn () => null;';
		foreach ( $active as $version ) {
			$code .= 'require ' . var_export( "$this->folder/plugin-$version/plugin.php", true ) . ';';
		}
		return $code . 'ksort( $hooks ); foreach ( $hooks as $callbacks ) { foreach ( $callbacks as $callback ) { $callback(); } }';
	}

	/** @return array<mixed> */
	private function run_php( string $code ): array {
		$file = $this->folder . '/run.php';
		file_put_contents( $file, "<?php error_reporting( E_ALL ); define( 'ABSPATH', __DIR__ ); $code" );
		$process = proc_open( [ PHP_BINARY, '-d', 'display_errors=1', $file ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes );
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ), $output );
		$result = json_decode( $output, true );
		self::assertIsArray( $result, $output );
		return $result;
	}

	private static function remove( string $path ): void {
		if ( is_dir( $path ) ) {
			foreach ( array_diff( (array) scandir( $path ), [ '.', '..' ] ) as $name ) {
				self::remove( "$path/$name" );
			}
			rmdir( $path );
			return;
		}
		unlink( $path );
	}
}
