<?php
/**
 * What a slider costs the server: php -d opcache.enable_cli=1 tools/bench/slider/server.php [rounds]
 *
 * Each document is rendered as the block does it, from its parsed block to HTML, in one process with compiled code: what a
 * worker does that has served a page before. CPU time of a round, the least time of one, and the median of each step, ms.
 */

declare( strict_types = 1 );

use Frontage\Slider\Model\Compiler\Markup\HtmlWriter;
use Frontage\Slider\Model\Compiler\SliderCompiler;
use Frontage\Slider\Model\Compiler\Style\ConditionalRules;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\Storage\ModelSanitizer;
use Frontage\SliderImport\SliderImporter;

$root = dirname( __DIR__, 3 );
require $root . '/tests/pure.php';
require $root . '/plugins/frontage-slider/src/Storage/ModelSanitizer.php';

// The demo's documents are PHP for WordPress; it needs these two functions of it.
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function content_url( string $path ): string {
	return "/wp-content/$path";
}
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

$texts  = array_fill_keys( [ 'next', 'previous', 'pause', 'play', 'close', 'playVideo', 'choose', 'videoFailed' ], 'Text' ) + [ 'slide' => '%1$d of %2$d' ];
$rounds = max( 5, (int) ( $argv[1] ?? 50 ) );

/** CPU time of this process in ms: other work on the machine does not count. */
$cpu    = static function (): float {
	$used = (array) getrusage();
	return 1000 * ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1000;
};
$median = static function ( array $values ): float {
	sort( $values );
	return $values[ intdiv( count( $values ), 2 ) ];
};

printf( "%-26s %7s %7s %7s %7s %7s %7s %7s %9s\n", 'ms', 'CPU', 'least', 'blocks', 'clean', 'norm', 'compile', 'write', 'bytes' );
foreach ( $models as $name => $model ) {
	$block = BlockConverter::to_blocks( $model );
	$times = [];
	$bytes = 0;
	$spent = 0.0;
	for ( $round = -5; $round < $rounds; $round++ ) {
		$spent = 0 === $round ? $cpu() : $spent;
		$at     = [ hrtime( true ) ];
		$sparse = BlockConverter::from_blocks( $block, false );
		$at[]   = hrtime( true );
		$clean  = ModelSanitizer::model( $sparse );
		$at[]   = hrtime( true );
		$whole  = Normalizer::slider( $clean )->model;
		$at[]   = hrtime( true );
		$made   = SliderCompiler::slider( $whole, 'id', $texts );
		$at[]   = hrtime( true );
		$html   = HtmlWriter::write( $made['tree'] ) . HtmlWriter::json( $made['play'] ) . ConditionalRules::for_classes( $made['classes'] );
		$at[]   = hrtime( true );
		$bytes  = strlen( $html );
		if ( $round >= 0 ) {
			$times['whole'][] = ( $at[5] - $at[0] ) / 1e6;
			foreach ( [ 'blocks', 'clean', 'norm', 'compile', 'write' ] as $step => $label ) {
				$times[ $label ][] = ( $at[ $step + 1 ] - $at[ $step ] ) / 1e6;
			}
		}
	}
	$whole  = ( $cpu() - $spent ) / $rounds;
	$shares = array_slice( array_values( array_map( $median, $times ) ), 1 );
	printf( "%-26s %7.2f %7.2f %7.2f %7.2f %7.2f %7.2f %7.2f %9d\n", $name, $whole, min( $times['whole'] ), ...[ ...$shares, $bytes ] );
}
