<?php
/**
 * What a slider costs a page view (at most 2 ms), made anew and as it is kept with its post, on the real WordPress.
 *
 * Run by tools/bench/run.sh: `tools/bench/run.sh sliders [rounds]`. The demo's sliders and all fixtures, each in a page of its
 * own; made and kept in turns in one process, CPU time, medians in ms. The last column is a reference, which is parsed too.
 */

declare( strict_types = 1 );

require dirname( __DIR__, 2 ) . '/tests/bootstrap.php';

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\CompiledSliderCache;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\SliderImport\SliderImporter;

$root = dirname( __DIR__, 2 );
spl_autoload_register(
	static function ( string $name ) use ( $root ): void {
		$file = str_replace( [ 'Frontage\\SliderImport\\', '\\' ], [ "$root/packages/slider-import/php/", '/' ], $name ) . '.php';
		if ( str_starts_with( $name, 'Frontage\\SliderImport\\' ) && is_file( $file ) ) {
			require $file;
		}
	}
);
require $root . '/demo/content/sliders.php';

$models = [];
foreach ( \Frontage\Demo\Sliders\all() as [ , , $model ] ) {
	$models[ 'demo: ' . ( is_string( $model['alias'] ?? null ) ? $model['alias'] : '?' ) ] = $model;
}
foreach ( glob( "$root/tests/fixtures/slider/*.json" ) ?: [] as $file ) {
	foreach ( SliderImporter::file( $file ) as $at => $made ) {
		$models[ basename( $file, '.json' ) . ( $at ? " $at" : '' ) ] = $made['model'];
	}
}

/** CPU time of this process in ms: other work on the machine does not count. */
$cpu    = static function (): float {
	$used = (array) getrusage();
	return 1000 * ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1000;
};
$median = static function ( array $values ): float {
	sort( $values );
	return $values[ intdiv( count( $values ), 2 ) ];
};
$time   = static function ( callable $work ) use ( $cpu ): float {
	SliderRenderer::reset();
	SliderRepository::clear_cache();
	$before = $cpu();
	$work();
	return $cpu() - $before;
};

$rounds = max( 5, (int) ( $argv[1] ?? 30 ) );
printf( "%-26s %8s %8s %10s %9s\n", 'ms', 'made', 'kept', 'reference', 'bytes' );
foreach ( $models as $name => $model ) {
	$content  = serialize_block( BlockConverter::to_blocks( $model ) );
	$own      = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => $name, 'post_content' => wp_slash( $content ) ] );
	$page     = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_content' => wp_slash( $content ) ] );
	$GLOBALS['post'] = get_post( $page );
	$block    = parse_blocks( (string) get_post( $page )?->post_content )[0];
	$bytes    = 0;
	$show     = static function () use ( $block, &$bytes ): void {
		$bytes = strlen( SliderRenderer::render_block( $block ) );
	};
	$refer    = static fn (): string => SliderRenderer::render_block( [ 'attrs' => [ 'ref' => $own ] ] );
	$times    = [];
	update_meta_cache( 'post', [ $page, $own ] );
	for ( $round = -3; $round < $rounds; $round++ ) {
		CompiledSliderCache::delete_for_post( $page );
		update_meta_cache( 'post', [ $page ] );
		$GLOBALS['post'] = null; // Of no post: it is made, and not written down.
		$made            = $time( $show );
		$GLOBALS['post'] = get_post( $page );
		$time( $show );
		$kept      = $time( $show );
		$reference = $time( $refer );
		if ( $round >= 0 ) {
			$times['made'][]      = $made;
			$times['kept'][]      = $kept;
			$times['reference'][] = $reference;
		}
	}
	printf( "%-26s %8.2f %8.2f %10.2f %9d\n", $name, ...[ ...array_values( array_map( $median, $times ) ), $bytes ] );
}
