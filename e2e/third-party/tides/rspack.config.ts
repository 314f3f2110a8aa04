import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import federation from './federation.json' with { type: 'json' };

export default {
  mode: 'production',
  entry: {},
  devtool: false,
  output: {
    module: federation.library.type === 'module',
    publicPath: 'auto',
    uniqueName: federation.name,
    cssChunkFilename: '[name].[contenthash].css',
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  },
  plugins: [new ModuleFederationPlugin(federation)],
};
