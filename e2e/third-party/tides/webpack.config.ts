import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { EsbuildPlugin } from 'esbuild-loader';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import federation from './federation.json' with { type: 'json' };

const TARGET = 'es2022';

export default {
  mode: 'production',
  entry: {},
  devtool: false,
  experiments: { outputModule: true },
  output: {
    module: federation.library.type === 'module',
    publicPath: 'auto',
    uniqueName: federation.name,
    chunkFilename: '[name].[contenthash].js',
  },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: TARGET } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  },
  optimization: { minimizer: [new EsbuildPlugin({ target: TARGET, format: 'esm' })] },
  plugins: [
    new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash].css' }),
    new ModuleFederationPlugin(federation),
  ],
};
