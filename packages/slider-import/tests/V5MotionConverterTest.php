<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Videos, movements that never end, and what the pointer changes: exports and pages of versions 4 and 5. */
final class V5MotionConverterTest extends TestCase {

	/**
	 * The first layer of an export that has these.
	 *
	 * @param array<mixed> ...$layers
	 * @return array<string, mixed>
	 */
	private static function layer( array ...$layers ): array {
		return ModelReader::maps( self::slide( [], ...$layers ), 'layers' )[0];
	}

	/**
	 * @param array<mixed> $params
	 * @param array<mixed> ...$layers
	 * @return array<string, mixed>
	 */
	private static function slide( array $params, array ...$layers ): array {
		$export = [ 'params' => [ 'slider_type' => 'auto', 'alias' => 'x', 'width' => '1000', 'height' => '500' ], 'slides' => [ [ 'id' => '3', 'params' => $params, 'layers' => $layers ] ] ];
		$model  = SliderImporter::text( serialize( $export ) )[0]['model']; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As the old version wrote it.
		self::assertSame( [], DocumentValidator::problems( $model ) );
		self::assertSame( [], $model['extras'] ?? [] );
		return ModelReader::maps( $model, 'slides' )[0];
	}

	/**
	 * The first layer of a page of version 5.
	 *
	 * @return array<string, mixed>
	 */
	private static function on_page( string $layer, string $behind = '' ): array {
		$model = SliderImporter::text( "<div class=\"rev_slider\" id=\"s\"><ul><li data-transition=\"fade\"><img src=\"a.jpg\" class=\"rev-slidebg\">$behind$layer</li></ul></div><script>jQuery(\"#s\").revolution({delay:4000})</script>" )[0]['model'];
		self::assertSame( [ 'module.class' ], array_column( ModelReader::maps( $model, 'extras' ), 'path' ), 'Nothing of the layer is left over.' );
		$slide = ModelReader::maps( $model, 'slides' )[0];
		return '' === $layer ? $slide : ModelReader::maps( $slide, 'layers' )[0];
	}

	public function test_a_film_of_a_provider_comes_with_its_settings(): void {
		$layer = self::layer( [ 'type' => 'video', 'unique_id' => 2, 'video_type' => 'youtube', 'video_id' => 'https://www.youtube.com/watch?v=T8--OggjJKQ', 'video_width' => (object) [ 'desktop' => '480', 'tablet' => '320' ], 'video_height' => (object) [ 'desktop' => '270' ], 'video_args' => 'hd=1&rel=0', 'video_data' => (object) [ 'autoplay' => '1sttime', 'nextslide' => true, 'previewimage' => 'uploads/p.jpg', 'mute' => true, 'videoloop' => 'loopandnoslidestop', 'controls' => true, 'ratio' => '4:3', 'cover' => true, 'start_at' => '00:10', 'disable_on_mobile' => true, 'show_cover_pause' => 'off' ] ] );
		self::assertSame( [ 'width' => [ 480, null, 320 ], 'height' => [ 270 ] ], array_intersect_key( ModelReader::map( $layer, 'box' ), [ 'width' => 1, 'height' => 1 ] ) );
		self::assertEquals(
			[ 'provider' => 'youtube', 'id' => 'T8--OggjJKQ', 'parameters' => 'hd=1&rel=0', 'poster' => [ 'url' => 'uploads/p.jpg' ], 'start' => 10000, 'muted' => true, 'autoplay' => 'first', 'loop' => 'loopandnoslidestop', 'nextAtEnd' => true, 'controls' => false, 'cover' => true, 'aspect' => '4:3', 'onMobile' => false ],
			$layer['video']
		);
	}

	public function test_a_film_of_the_site_fills_the_slide_and_halts_it(): void {
		$layer = self::layer( [ 'type' => 'video', 'video_type' => 'html5', 'video_width' => '480', 'left' => 30, 'video_data' => (object) [ 'fullwidth' => true, 'urlMp4' => 'uploads/f.mp4', 'urlWebm' => 'uploads/f.webm', 'urlPoster' => 'uploads/p.jpg', 'videoloop' => true, 'volume' => '40', 'preload' => 'none', 'forcerewind' => 'on', 'video_play_inline' => true, 'allowfullscreen' => 'true', 'stopallvideo' => true ] ] );
		self::assertEquals( [ 'width' => [ '100%' ], 'height' => [ '100%' ], 'base' => 'slide' ], array_intersect_key( ModelReader::map( $layer, 'box' ), [ 'width' => 1, 'height' => 1, 'base' => 1, 'offsetX' => 1 ] ) );
		self::assertEquals(
			[ 'sources' => [ [ 'url' => 'uploads/f.mp4', 'type' => 'video/mp4' ], [ 'url' => 'uploads/f.webm', 'type' => 'video/webm' ] ], 'poster' => [ 'url' => 'uploads/p.jpg' ], 'volume' => 0.4, 'autoplay' => 'never', 'loop' => 'loop', 'pausesTimer' => true, 'preload' => 'none', 'controls' => true, 'rewinds' => true, 'inline' => true, 'fullscreen' => true, 'stopsOthers' => true ],
			$layer['video']
		);
	}

	public function test_a_vimeo_film_and_a_sound(): void {
		self::assertSame( [ '30300114', 'vimeo' ], array_values( array_intersect_key( ModelReader::map( self::layer( [ 'type' => 'video', 'video_type' => 'vimeo', 'video_id' => '30300114', 'video_data' => [] ] ), 'video' ), [ 'provider' => 1, 'id' => 1 ] ) ) );
		$sound = self::layer( [ 'type' => 'audio', 'video_data' => (object) [ 'urlAudio' => 'uploads/s.mp3', 'autoplay' => 'on' ] ] );
		self::assertSame( [ 'audio', [ [ 'url' => 'uploads/s.mp3', 'type' => 'audio/mpeg' ] ], 'always' ], [ ModelReader::map( $sound, 'video' )['provider'], ModelReader::map( $sound, 'video' )['sources'], ModelReader::map( $sound, 'video' )['autoplay'] ] );
	}

	public function test_a_film_behind_a_slide(): void {
		$html5 = ModelReader::map( self::slide( [ 'background_type' => 'html5', 'image' => 'uploads/p.jpg', 'slide_bg_html_mpeg' => 'uploads/b.mp4', 'video_force_cover' => 'on', 'video_ratio' => '16:9', 'video_loop' => 'loop', 'video_mute' => 'on', 'video_volume' => '100', 'video_start_at' => '00:02', 'video_end_at' => '00:27', 'video_force_rewind' => 'on', 'video_nextslide' => 'off', 'video_speed' => '1', 'video_dotted_overlay' => 'none' ] ), 'background' );
		self::assertSame( 'uploads/p.jpg', ModelReader::map( $html5, 'image' )['url'] );
		self::assertEquals( [ 'sources' => [ [ 'url' => 'uploads/b.mp4', 'type' => 'video/mp4' ] ], 'start' => 2000, 'end' => 27000, 'muted' => true, 'autoplay' => 'always', 'loop' => 'loop', 'pausesTimer' => true, 'cover' => true, 'aspect' => '16:9', 'rewinds' => true, 'speed' => 1 ], $html5['video'] );
		$vimeo = ModelReader::map( self::slide( [ 'background_type' => 'vimeo', 'slide_bg_vimeo' => 'https://vimeo.com/71319358', 'video_mute' => 'off', 'video_volume' => '60', 'video_loop' => 'none', 'video_force_cover' => 'off' ] ), 'background' );
		self::assertEquals( [ 'provider' => 'vimeo', 'id' => '71319358', 'volume' => 0.6, 'autoplay' => 'always', 'loop' => 'none' ], $vimeo['video'] );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>, string}> Of an export, the model's, and of a page. */
	public static function swings(): iterable {
		yield 'a pendulum' => [
			[ 'loop_animation' => 'rs-pendulum', 'loop_easing' => 'linearEaseNone', 'loop_speed' => '2', 'loop_startdeg' => -20, 'loop_enddeg' => 20, 'loop_xorigin' => 50, 'loop_yorigin' => 0 ],
			[ 'from' => [ 'rotateZ' => [ -20 ], 'originX' => [ '50%' ], 'originY' => [ '0%' ] ], 'to' => [ 'rotateZ' => [ 20 ], 'originX' => [ '50%' ], 'originY' => [ '0%' ] ], 'duration' => 2000, 'ease' => 'none', 'yoyo' => [ 'rotate' => true ] ],
			'rs-pendulum" data-easing="linearEaseNone" data-startdeg="-20" data-enddeg="20" data-speed="2" data-origin="50% 0%',
		];
		yield 'a wheel' => [
			[ 'loop_animation' => 'rs-rotate', 'loop_easing' => 'Linear.easeNone', 'loop_speed' => '10', 'loop_startdeg' => 0, 'loop_enddeg' => 360, 'loop_xorigin' => 50, 'loop_yorigin' => 50 ],
			[ 'from' => [ 'rotateZ' => [ 0 ], 'originX' => [ '50%' ], 'originY' => [ '50%' ] ], 'to' => [ 'rotateZ' => [ 360 ], 'originX' => [ '50%' ], 'originY' => [ '50%' ] ], 'duration' => 10000, 'ease' => 'none' ],
			'rs-rotate" data-easing="Linear.easeNone" data-startdeg="0" data-enddeg="360" data-speed="10" data-origin="50% 50%',
		];
		yield 'to and fro' => [
			[ 'loop_animation' => 'rs-slideloop', 'loop_easing' => 'Power2.easeInOut', 'loop_speed' => '1.5', 'loop_xstart' => -10, 'loop_xend' => 30, 'loop_ystart' => 0, 'loop_yend' => 5 ],
			[ 'from' => [ 'x' => [ -10 ], 'y' => [ 0 ] ], 'to' => [ 'x' => [ 30 ], 'y' => [ 5 ] ], 'duration' => 1500, 'ease' => 'power2.inOut', 'yoyo' => [ 'move' => true ] ],
			'rs-slideloop" data-easing="Power2.easeInOut" data-speed="1.5" data-xs="-10" data-xe="30" data-ys="0" data-ye="5',
		];
		yield 'a pulse' => [
			[ 'loop_animation' => 'rs-pulse', 'loop_easing' => 'easeInOutSine', 'loop_speed' => '1', 'loop_zoomstart' => '1', 'loop_zoomend' => '1.2' ],
			[ 'from' => [ 'scaleX' => [ 1 ], 'scaleY' => [ 1 ] ], 'to' => [ 'scaleX' => [ 1.2 ], 'scaleY' => [ 1.2 ] ], 'duration' => 1000, 'ease' => 'sine.inOut', 'yoyo' => [ 'scale' => true ] ],
			'rs-pulse" data-easing="Sine.easeInOut" data-speed="1" data-zoomstart="1" data-zoomend="1.2',
		];
		yield 'a wave, seen from the side' => [
			[ 'loop_animation' => 'rs-wave', 'loop_speed' => '4', 'loop_angle' => '0', 'loop_radius' => '15' ],
			[ 'from' => [ 'y' => [ 15 ] ], 'to' => [ 'y' => [ -15 ] ], 'duration' => 2000, 'ease' => 'sine.inOut', 'yoyo' => [ 'move' => true ] ],
			'rs-wave" data-speed="4" data-angle="0" data-radius="15" data-origin="50% 50%',
		];
	}

	/**
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $loop
	 */
	#[DataProvider( 'swings' )]
	public function test_what_never_ends_swings_on( array $old, array $loop, string $page ): void {
		self::assertEquals( $loop, self::layer( [ 'type' => 'text', 'text' => 'Hi', ...$old ] )['loop'] );
		$layer = self::on_page( "<div class=\"tp-caption\" data-x=\"1\" data-y=\"2\" data-start=\"100\"><div class=\"rs-looped $page\"><b>Hi</b></div></div>" );
		self::assertEquals( [ $loop, '<b>Hi</b>' ], [ $layer['loop'], $layer['html'] ] );
	}

	public function test_a_layer_that_does_not_swing_has_no_loop(): void {
		self::assertArrayNotHasKey( 'loop', self::layer( [ 'type' => 'text', 'text' => 'Hi', 'loop_animation' => 'none', 'loop_speed' => '2' ] ) );
	}

	public function test_the_pointer_changes_what_is_other_than_at_rest(): void {
		$form  = [ 'background-color' => '#000000', 'background-transparency' => '1', 'border-color' => '#ffffff', 'border-style' => 'solid', 'border-width' => '1', 'border-radius' => [ '3', '3', '3', '3' ], 'text-decoration' => 'none', 'scalex' => '1', 'opacity' => '1', 'xrotate' => 0 ];
		$layer = [ 'type' => 'text', 'text' => 'Hi', 'static_styles' => (object) [ 'color' => (object) [ 'desktop' => '#ffffff' ] ], 'deformation' => (object) $form ];
		$hover = (object) [ ...$form, 'color' => '#ff0000', 'color-transparency' => '0.5', 'background-color' => '#333333', 'border-width' => '2', 'scalex' => '1.1', 'scaley' => '1.1', '2d_rotation' => 5, 'grayscalefilter' => '40%', 'speed' => '400', 'easing' => 'Power2.easeOut', 'css_cursor' => 'pointer', 'zindex' => 'auto' ];
		self::assertEquals(
			[ 'to' => [ 'scaleX' => [ 1.1 ], 'scaleY' => [ 1.1 ], 'rotateZ' => [ 5 ], 'color' => [ 'rgba(255,0,0,0.5)' ], 'background' => [ '#333333' ], 'borderWidth' => [ 'top' => [ 2 ], 'right' => [ 2 ], 'bottom' => [ 2 ], 'left' => [ 2 ] ], 'grayscale' => [ 40 ] ], 'duration' => 400, 'ease' => 'power2.out', 'cursor' => 'pointer' ],
			self::layer( [ ...$layer, 'hover' => true, 'deformation-hover' => $hover ] )['hover']
		);
		self::assertArrayNotHasKey( 'hover', self::layer( [ ...$layer, 'hover' => false, 'deformation-hover' => $hover ] ) );
	}

	public function test_times_of_version_5_3_stand_in_frames(): void {
		$frames = self::layer( [ 'type' => 'text', 'text' => 'Hi', 'time' => 10, 'speed' => 20, 'x_start' => '-50px', 'opacity_end' => '0', 'y_end' => 'bottom', 'mask_end' => true, 'mask_y_end' => '100%', '2d_rotation' => 45, 'deformation' => (object) [ 'opacity' => '0.8' ], 'frames' => (object) [ 'frame_0' => (object) [ 'time' => 500, 'speed' => 800, 'easing' => 'Power4.easeOut', 'split' => 'chars', 'splitdelay' => 5 ], 'frame_999' => (object) [ 'time' => 6000, 'speed' => 300, 'easing' => 'nothing' ] ] ] )['frames'];
		self::assertEquals(
			[
				[ 'id' => 'frame_0', 'to' => [ 'x' => [ -50 ], 'opacity' => [ 0 ] ] ],
				[ 'id' => 'frame_1', 'to' => [ 'opacity' => [ 0.8 ], 'rotateZ' => [ 45 ] ], 'at' => 500, 'duration' => 800, 'ease' => 'power4.out', 'split' => [ [ 'by' => 'chars', 'step' => 50 ] ] ],
				[ 'id' => 'frame_999', 'to' => [ 'y' => [ 'bottom' ], 'opacity' => [ 0 ] ], 'at' => 6000, 'duration' => 300, 'mask' => [ 'y' => [ '100%' ] ] ],
			],
			$frames
		);
	}

	public function test_a_figure_of_a_frame_that_is_zero_is_said(): void {
		$zero   = [ 'time' => '0', 'speed' => '0', 'split' => 'chars', 'splitdelay' => '0' ];
		$frames = self::layer( [ 'type' => 'text', 'text' => 'Hi', 'time' => '500', 'speed' => '800', 'splitdelay' => '5', 'endspeed' => '900', 'endsplitdelay' => '5', 'frames' => (object) [ 'frame_0' => (object) $zero, 'frame_999' => (object) $zero ] ] )['frames'];
		$none   = [ 'at' => 0, 'duration' => 0, 'split' => [ [ 'by' => 'chars', 'step' => 0 ] ] ];
		self::assertIsArray( $frames );
		self::assertEquals( [ [ 'id' => 'frame_1', ...$none ], [ 'id' => 'frame_999', ...$none ] ], array_slice( $frames, 1 ) );
	}

	public function test_a_film_that_is_turned_down_to_nothing_stays_so(): void {
		$film = ModelReader::map( ModelReader::map( self::slide( [ 'background_type' => 'vimeo', 'slide_bg_vimeo' => '71319358', 'video_mute' => 'off', 'video_volume' => '0' ] ), 'background' ), 'video' );
		self::assertEquals( 0, $film['volume'] );
	}

	public function test_exits_of_version_4_have_names_and_say_when_they_are_over(): void {
		$last = static fn( array $layer ): array => ModelReader::maps( self::layer( [ 'type' => 'text', 'text' => 'Hi', ...$layer ] ), 'frames' )[2];
		self::assertEquals( [ 'id' => 'frame_999', 'to' => [ 'x' => [ 'right' ] ], 'at' => 3500, 'duration' => 500, 'ease' => 'expo.in' ], $last( [ 'endtime' => '4000', 'endspeed' => '500', 'endanimation' => 'ltr', 'endeasing' => 'easeInExpo' ] ) );
		self::assertEquals( [ 'id' => 'frame_999', 'at' => 'slideEnd', 'mirrors' => true ], $last( [ 'endanimation' => 'auto' ] ) );
	}

	public function test_a_layer_that_an_action_brings_waits_for_it(): void {
		$button = static fn( string $id ): array => [ 'type' => 'text', 'text' => 'Go', 'layer_action' => (object) [ 'action' => [ 'link', 'toggle_layer' ], 'layer_target' => [ '', $id ] ] ];
		$times  = static fn( string $id, string $by ): array => array_column( ModelReader::maps( self::layer( [ 'type' => 'text', 'text' => 'Hi', 'unique_id' => 4, 'time' => 100, 'endtime' => '900', 'animation_overwrite' => $by ], $button( $id ) ), 'frames' ), 'at' );
		self::assertSame( [ [ 'action', 'action' ], [ 'action', 900 ], [ 100, 'action' ], [ 100, 900 ] ], [ $times( '4', 'wait' ), $times( '4', 'waitin' ), $times( '4', 'waitout' ), $times( '5', 'wait' ) ] );
	}

	public function test_films_of_a_page_of_version_5(): void {
		$layer = self::on_page( '<div class="tp-caption tp-videolayer" data-x="0" data-y="0" data-start="100" data-ytid="T8--OggjJKQ" data-videoattributes="version=3&amp;rel=0&amp;;origin=https://a.test;" data-videowidth="640px" data-videoheight="360px" data-videocontrols="none" data-videoloop="loop" data-autoplay="on" data-autoplayonlyfirsttime="false" data-volume="mute" data-aspectratio="16:9" data-forceCover="1"></div>' );
		self::assertSame( 'video', $layer['type'] );
		self::assertEquals( [ 'provider' => 'youtube', 'id' => 'T8--OggjJKQ', 'parameters' => 'version=3&rel=0&', 'muted' => true, 'width' => 640, 'height' => 360, 'autoplay' => 'always', 'loop' => 'loop', 'pausesTimer' => true, 'controls' => false, 'cover' => true, 'aspect' => '16:9' ], $layer['video'] );
		$slide = self::on_page( '', '<div class="rs-background-video-layer" data-forcerewind="on" data-volume="mute" data-videowidth="100%" data-videoheight="100%" data-videomp4="b.mp4" data-videopreload="auto" data-videoloop="none" data-forceCover="1" data-aspectratio="16:9" data-autoplay="true" data-autoplayonlyfirsttime="false"></div>' );
		self::assertEquals( [ 'sources' => [ [ 'url' => 'b.mp4', 'type' => 'video/mp4' ] ], 'muted' => true, 'width' => '100%', 'height' => '100%', 'autoplay' => 'always', 'loop' => 'none', 'preload' => 'auto', 'cover' => true, 'aspect' => '16:9', 'rewinds' => true ], ModelReader::map( ModelReader::map( $slide, 'background' ), 'video' ) );
	}

	/** @return iterable<string, array{string, bool}> What is written of a setting, and whether it is on. */
	public static function switches(): iterable {
		yield from [ '1' => [ '1', true ], 'on' => [ 'on', true ], 'true' => [ 'true', true ], 't' => [ 't', true ] ];
		yield from [ '0' => [ '0', false ], 'off' => [ 'off', false ], 'false' => [ 'false', false ], 'f' => [ 'f', false ] ];
	}

	#[DataProvider( 'switches' )]
	public function test_a_switch_of_a_film_on_a_page_is_on_or_off_in_every_way_to_write_it( string $written, bool $on ): void {
		$layer = self::on_page( "<div class=\"tp-caption tp-videolayer\" data-ytid=\"T8--OggjJKQ\" data-autoplay=\"off\" data-autoplayonlyfirsttime=\"$written\" data-forceCover=\"$written\" data-disablevideoonmobile=\"$written\"></div>" );
		$video = ModelReader::map( $layer, 'video' );
		self::assertSame( [ $on, ! $on, $on ? 'first' : 'never' ], [ $video['cover'] ?? false, $video['onMobile'] ?? true, $video['autoplay'] ?? 'never' ] );
	}
}
